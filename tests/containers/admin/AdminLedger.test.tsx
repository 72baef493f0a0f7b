import { within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AdminPort } from '@app/ports/adminPort';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { makeSamplePorts } from '@app/ports/sample/samplePorts';
import { noLatency } from '@app/ports/sample/latency';
import * as download from '@app/device/download';
import { renderRoute, type RenderRouteOptions } from '../renderRoute';

afterEach(() => vi.restoreAllMocks());

function open(changes: Partial<AdminPort> = {}, ports: RenderRouteOptions['ports'] = {}) {
  const saved = vi.spyOn(download, 'downloadText').mockImplementation(() => undefined);
  const sample = makeAdminSample(noLatency);
  const ledgerFile = vi.fn<AdminPort['ledgerFile']>(sample.ledgerFile);
  const admin = { ...sample, ledgerFile, ...changes };
  return { ...renderRoute('/admin/ledger', { ports: { admin, ...ports } }), ledgerFile, saved };
}

test('saves the entries of the chosen days once, however often it is pressed', async () => {
  let answer: (file: { text: string }) => void = () => undefined;
  const ledgerFile = vi.fn<AdminPort['ledgerFile']>(() => new Promise((resolve) => (answer = resolve)));
  const { findByRole, findByText, user, saved } = open({ ledgerFile });
  await user.dblClick(await findByRole('button', { name: 'Скачать CSV' }));
  expect(ledgerFile).toHaveBeenCalledOnce();
  answer({ text: 'at,transfer' });
  await findByText('Выгрузка началась');
  const { from, to } = ledgerFile.mock.calls[0]?.[0] ?? {};
  expect(saved).toHaveBeenCalledExactlyOnceWith(`ledger-${from}-${to}.csv`, 'text/csv', 'at,transfer');
});

test('asks for no figures of a customer', async () => {
  const summary = vi.fn(() => new Promise<never>(() => undefined));
  const account = { ...makeSamplePorts(noLatency).account, summary };
  const { findByRole } = open({}, { account });
  await findByRole('button', { name: 'Скачать CSV' });
  expect(summary).not.toHaveBeenCalled();
});

test('requests nothing for days in the wrong order, and says why', async () => {
  const { findByRole, findByText, user, ledgerFile } = open();
  const to = within(await findByRole('group', { name: 'По' }));
  await user.click(to.getByRole('spinbutton', { name: /^день/ }));
  await user.keyboard('01012020');
  await user.click(await findByRole('button', { name: 'Скачать CSV' }));
  await findByText('Последний день раньше первого');
  expect(ledgerFile).not.toHaveBeenCalled();
});

test('logs a file that does not come, says so, and saves it at the next try', async () => {
  const ledgerFile = vi
    .fn<AdminPort['ledgerFile']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue({ text: 'at,transfer' });
  const { findByRole, findByText, user, ports, saved } = open({ ledgerFile });
  await user.click(await findByRole('button', { name: 'Скачать CSV' }));
  await findByText(/Что-то пошло не так/);
  expect(ports.log.event).toHaveBeenCalledWith('admin-ledger-failed', { error: 'PortError: unexpected' });
  expect(saved).not.toHaveBeenCalled();
  await user.click(await findByRole('button', { name: 'Скачать CSV' }));
  await findByText('Выгрузка началась');
  expect(saved).toHaveBeenCalledOnce();
});
