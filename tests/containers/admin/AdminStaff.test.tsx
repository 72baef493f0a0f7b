import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AdminPort } from '@app/ports/adminPort';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { noLatency } from '@app/ports/sample/latency';
import { staffRoles } from '@/domain/admin/rights';
import { done } from '@/domain/results/outcome';
import { sampleStaff } from '@/sample-data/staff';
import { renderRoute } from '../renderRoute';

function memberNamed(name: string) {
  const member = sampleStaff.find((each) => each.name === name);
  if (!member) throw new Error(`No member ${name}`);
  return member;
}
const dmitry = memberNamed('Дмитрий Громов');

function open() {
  const saveStaff = vi.fn<AdminPort['saveStaff']>(async (_, role) => done({ ...dmitry, role }));
  const removeStaff = vi.fn<AdminPort['removeStaff']>().mockResolvedValue(done(dmitry.id));
  const admin: AdminPort = { ...makeAdminSample(noLatency), saveStaff, removeStaff };
  const route = renderRoute('/admin/staff', { ports: { admin } });
  const choose = async (item: string) => {
    await route.user.click(await route.findByRole('button', { name: 'Действия: Дмитрий Громов' }));
    await route.user.click(within(await route.findByRole('menu')).getByText(item));
  };
  return { ...route, choose, saveStaff, removeStaff };
}

test.each(staffRoles.map((role, at) => [role, at] as const))(
  'the role %s is saved for the member',
  async (role, at) => {
    const { choose, user, findByRole, findByText, saveStaff } = open();
    await choose('Изменить роль');
    const dialog = within(await findByRole('dialog', { name: 'Роль: Дмитрий Громов' }));
    await user.click(dialog.getAllByRole('radio')[at] ?? document.body);
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await findByText('Роль изменена');
    expect(saveStaff).toHaveBeenCalledExactlyOnceWith(dmitry.id, role);
  },
);

test('a member is removed after a question', async () => {
  const { choose, user, findByRole, findByText, removeStaff } = open();
  await choose('Убрать из команды');
  const question = within(await findByRole('alertdialog'));
  expect(removeStaff).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'Убрать из команды' }));
  await findByText('Сотрудник убран из команды');
  expect(removeStaff).toHaveBeenCalledExactlyOnceWith(dmitry.id);
});
