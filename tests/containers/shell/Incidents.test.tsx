import { expect, test } from 'vitest';
import { makeIncident, sampleAnnouncement } from '@/sample-data/incidents';
import { makeAccountSummary } from '@/sample-data/account';
import type { AccountPort } from '@app/ports/accountPort';
import { noLatency } from '@app/ports/sample/latency';
import { makeSamplePorts } from '@app/ports/sample/samplePorts';
import { dismissedIncidents } from '@app/stores/dismissedIncidents';
import { renderRoute } from '../renderRoute';

const noticeOf = ({ id, kind, severity, state, title }: ReturnType<typeof makeIncident>) => ({
  id,
  kind,
  severity,
  state,
  title,
});

const account: AccountPort = {
  ...makeSamplePorts(noLatency).account,
  summary: async () =>
    makeAccountSummary({ incidents: [noticeOf(makeIncident()), noticeOf(sampleAnnouncement)] }),
};

// tests: STATUS-03
test('news is hidden on this device, a failure stays', async () => {
  const { findByRole, findByText, queryByText, user } = renderRoute('/dashboard/vps', {
    ports: { account },
  });
  await findByText(makeIncident().title.ru);
  const link = await findByRole('link', { name: `Подробнее: ${makeIncident().title.ru}` });
  expect(link.getAttribute('href')).toBe('/status#incident-12');
  await user.click(await findByRole('button', { name: `Скрыть: ${sampleAnnouncement.title.ru}` }));
  expect(queryByText(sampleAnnouncement.title.ru)).toBeNull();
  await findByText(makeIncident().title.ru);
  expect(dismissedIncidents()).toEqual([sampleAnnouncement.id]);
});
