import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IncidentStrip } from '@/patterns/IncidentStrip';
import { makeIncident as makeStored, sampleAnnouncement, sampleMaintenance } from '@/sample-data/incidents';
import { inLanguage } from '@/domain/values/localized';
import { incidentPath } from '@/paths';
import { choice, knobs, toggle } from '../kit/knobs';
import { i18n, t } from '../kit/words';

/** An incident with its link, changed where a story needs it. */
const makeIncident = (changes: Parameters<typeof makeStored>[0] = {}) => {
  const incident = makeStored(changes);
  return { ...incident, href: incidentPath(incident.id) };
};

const incident = makeIncident();
const [plannedWork, news] = [makeIncident(sampleMaintenance), makeIncident(sampleAnnouncement)];
const titleOf = ({ title }: typeof incident) => inLanguage(title, i18n().locale);

const long = { ru: `${incident.title.ru}. `.repeat(4), en: `${incident.title.en}. `.repeat(4) };

const meta = {
  component: IncidentStrip,
  args: { incidents: [incident], onDismiss: fn() },
} satisfies Meta<typeof IncidentStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An incident leads to its entry on the public page, and stays until it is resolved. */
// shows: STATUS-03
export const Default: Story = {
  parameters: knobs(
    {
      kind: choice(['incident', 'maintenance', 'announcement']),
      severity: choice(['minor', 'major', 'critical']),
      longTitle: toggle(),
    },
    ({ kind, severity, longTitle }) => ({
      incidents: [makeIncident({ kind, severity, ...(longTitle && { title: long }) })],
    }),
  ),
  play: async ({ canvas }) => {
    const name = `${t('shell.incidents.more')}: ${titleOf(incident)}`;
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/status#incident-12');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Outage: Story = { args: { incidents: [makeIncident({ severity: 'critical' })] } };

export const PlannedWork: Story = { args: { incidents: [plannedWork] } };

/** News can be put aside. */
// shows: STATUS-03
export const News: Story = {
  args: { incidents: [news] },
  play: async ({ canvas, args }) => {
    const name = `${t('shell.incidents.dismiss')}: ${titleOf(news)}`;
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onDismiss).toHaveBeenCalledWith(news.id);
  },
};

/** Three at most: the public page has all. */
export const Several: Story = {
  args: {
    incidents: [incident, plannedWork, news, makeIncident({ id: 8 })],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const LongContent: Story = { args: { incidents: [makeIncident({ title: long })] } };
