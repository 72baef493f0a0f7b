import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AdminPort } from '@app/ports/adminPort';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { noLatency } from '@app/ports/sample/latency';
import { done } from '@/domain/results/outcome';
import { makeEntity, sampleProprietor } from '@/sample-data/adminEntities';
import { renderRoute } from '../renderRoute';

// tests: ENTITY-01
test('adds a legal entity whose codes are right, and shows whom it replaces', async () => {
  const add = vi.fn<AdminPort['addEntity']>(async ({ numbersFrom: _, ...entity }) =>
    done({ ...makeEntity({ id: 3 }), ...entity }),
  );
  const admin = { ...makeAdminSample(noLatency), addEntity: add };
  const { findByRole, findByText, queryByRole, user } = renderRoute('/admin/settings/entities', {
    ports: { admin },
  });
  await user.click(await findByRole('button', { name: 'Добавить юридическое лицо' }));
  const dialog = within(await findByRole('dialog', { name: 'Новое юридическое лицо' }));
  await dialog.findByText(/ИП Ветров Олег Андреевич с этого момента/);
  await user.click(dialog.getByRole('button', { name: 'Добавить' }));
  expect(await dialog.findAllByText('Заполните это поле')).toHaveLength(13);
  expect(add).not.toHaveBeenCalled();
  const { name, address, bank, inn, kpp, ogrn, phone, bik, account, correspondentAccount } = makeEntity();
  const typed = {
    'Название по-русски': name.ru,
    'Название по-английски': name.en,
    ИНН: inn,
    КПП: kpp,
    'ОГРН или ОГРНИП': ogrn,
    'Адрес по-русски': address.ru,
    'Адрес по-английски': address.en,
    Телефон: phone,
    'Банк по-русски': bank.ru,
    'Банк по-английски': bank.en,
    БИК: bik,
    'Расчётный счёт': account,
    'Корреспондентский счёт': correspondentAccount,
  };
  for (const [label, value] of Object.entries(typed)) {
    await user.click(dialog.getByRole('textbox', { name: new RegExp(`^${label}`) }));
    await user.paste(value);
  }
  await user.click(dialog.getByRole('button', { name: 'Добавить' }));
  await waitFor(() => expect(queryByRole('dialog')).toBeNull());
  expect(add).toHaveBeenCalledWith({
    audience: 'organizations',
    name,
    address,
    bank,
    inn,
    kpp,
    ogrn,
    phone,
    director: '',
    bik,
    account,
    correspondentAccount,
    prefix: '',
    numbersFrom: null,
  });
  await findByText('Юридическое лицо добавлено');
});

// tests: ENTITY-01, ENTITY-02
test('saves a legal entity against the version that was read', async () => {
  const save = vi.fn<AdminPort['saveEntity']>(async () => done({ ...sampleProprietor, version: '2' }));
  const admin = { ...makeAdminSample(noLatency), saveEntity: save };
  const { findByRole, findByText, user } = renderRoute('/admin/settings/entities', { ports: { admin } });
  await user.click(await findByRole('button', { name: 'Действия: ИП Ветров Олег Андреевич' }));
  await user.click(await findByRole('menuitem', { name: 'Изменить' }));
  const dialog = within(await findByRole('dialog'));
  const from = dialog.getByRole('textbox', { name: /^Продолжить с номера/ });
  await user.click(from);
  await user.paste('100');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  const { id, next: _, version, ...details } = sampleProprietor;
  await waitFor(() => expect(save).toHaveBeenCalledWith(id, { ...details, numbersFrom: 100 }, version));
  await findByText('Юридическое лицо сохранено');
});
