import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '@/domain/values/localized';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { datacenterText } from '@/components/datacenterText';
import {
  emptyIncidentDraft,
  incidentDraftOf,
  incidentProblems,
  incidentRules,
  updateDraftOf,
  updateProblems,
  withKind,
  type AdminIncident,
  type IncidentConditions,
  type IncidentDraft,
  type IncidentKey,
} from '@/domain/admin/incident';
import { incidentSeverities, incidentStates } from '@/domain/status/incident';
import { incidentKinds } from '@/domain/status/incidentKind';
import { defaultTimeZone } from '@/domain/time/timeZone';
import { makeIncident, resolvedIncident, sampleIncidents, sampleMaintenance } from '@/sample-data/incidents';
import { AdminStatusScreen } from '@/screens/admin/AdminStatusScreen/AdminStatusScreen';
import type {
  AdminStatusView,
  StatusDraft,
  StatusOverlay,
} from '@/screens/admin/AdminStatusScreen/adminStatusView';
import { inContentArea } from '../../kit/contentArea';
import { expectListColumns } from '../../kit/dataGrid';
import { listKnobs } from '../../kit/knobs';
import { readsOn, relaxes, searchFilterAndSort } from '../../kit/listToolbar';
import { sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
import { openMenu } from '../../kit/menu';
import { alerts, expectLink, press, retries, showsInDialog } from '../../kit/plays';
import { containing } from '../../kit/textMatch';
import { i18n, t } from '../../kit/words';
import { adminListActions, idle } from './adminListFrame';

type Changes = SampleListChanges<number, IncidentKey, IncidentConditions> & { overlay?: StatusOverlay };

/** The screen's view of these incidents, or of a list that is not there. */
function viewOf(
  source: SampleRows<AdminIncident>,
  { overlay = { kind: 'none' }, ...changes }: Changes = {},
): AdminStatusView {
  const { list } = sampleList(incidentRules, source, changes);
  return { ...list, overlay };
}

const incident = makeIncident();
/** The title as the toolbar's language has it. */
const titleOf = ({ title }: AdminIncident) => inLanguage(title, i18n().locale);
const menuOf = (row: AdminIncident) => t('adminStatus.menu', { title: titleOf(row) });

const meta = {
  component: AdminStatusScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(sampleIncidents),
    ...adminListActions,
    onIncidentAdd: fn(),
    onIncidentEdit: fn(),
    onUpdateOpen: fn(),
    onResolveOpen: fn(),
    onDetailsOpen: fn(),
  },
} satisfies Meta<typeof AdminStatusScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Incidents, planned work and news, the newest first. */
// shows: STATUS-01
export const Default: Story = {
  parameters: listKnobs(sampleIncidents, viewOf, {
    long: [],
    every: { kind: incidentKinds, severity: incidentSeverities, state: incidentStates },
  }),
  play: async ({ canvas, args }) => {
    await searchFilterAndSort(canvas, args, 'title', t('adminStatus.column.title'));
    await expectListColumns(canvas, 'adminStatus.column', ['startedAt', 'title', 'kind', 'state']);
    await press(canvas, t('adminStatus.add'), args.onIncidentAdd);
    const page = canvas.getByRole('link', { name: t('adminStatus.publicPage') });
    await expect(page).toHaveAttribute('href', '/status');
  },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

export const Empty: Story = { args: { view: viewOf([]) } };

export const NoMatches: Story = {
  args: { view: viewOf([incident], { filter: { state: 'resolved' } }) },
  play: relaxes('adminStatus.column.state', 'adminStatus.state.resolved', { state: null }),
};

export const Error: Story = {
  args: { view: viewOf({ status: 'error', reason: 'offline' }) },
  play: retries('onRefresh'),
};

const long =
  'Плановая замена маршрутизаторов уровня агрегации и обновление прошивок коммутаторов доступа по всему залу';

export const LongContent: Story = {
  args: {
    view: viewOf([
      makeIncident({
        title: { ru: long, en: long },
        datacenters: ['ru', 'us', 'nl', 'de', 'gb'],
        services: ['network', 'portal', 'payments', 'support'],
      }),
    ]),
  },
};

/** Only a part is loaded: the footer counts all rows and leads on (D9). */
export const MoreToCome: Story = {
  args: {
    view: viewOf(
      Array.from({ length: 80 }, (_, index) => makeIncident({ id: index + 1 })),
      { limit: 50 },
    ),
  },
  play: readsOn(80),
};

export const MenuOpen: Story = {
  args: { view: viewOf([incident]) },
  play: async ({ canvas, args }) => {
    const open = () => openMenu(canvas, menuOf(incident));
    await userEvent.click((await open()).getByRole('menuitem', { name: t('admin.details') }));
    await waitFor(() => expect(args.onDetailsOpen).toHaveBeenCalledWith(incident));
    await userEvent.click((await open()).getByRole('menuitem', { name: t('adminStatus.update') }));
    await waitFor(() => expect(args.onUpdateOpen).toHaveBeenCalledWith(incident));
    await userEvent.click((await open()).getByRole('menuitem', { name: t('adminStatus.resolve') }));
    await waitFor(() => expect(args.onResolveOpen).toHaveBeenCalledWith(incident));
    await userEvent.click((await open()).getByRole('menuitem', { name: t('adminStatus.edit') }));
    await waitFor(() => expect(args.onIncidentEdit).toHaveBeenCalledWith(incident));
    await open();
  },
};

/** A resolved incident can only be read. */
// shows: STATUS-02
export const ResolvedMenuOpen: Story = {
  args: { view: viewOf([resolvedIncident]) },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas, menuOf(resolvedIncident));
    await expect(menu.getAllByRole('menuitem')).toHaveLength(1);
  },
};

/** Everything about an incident with its history, and where the public reads it. */
// shows: STATUS-02
export const Details: Story = {
  args: { view: viewOf(sampleIncidents, { overlay: { kind: 'details', row: incident } }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: titleOf(incident) }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    await expectLink(dialog, t('adminStatus.publicPage'), '/status#incident-12');
    await userEvent.click(dialog.getByText(t('common.close')));
    await expect(args.onOverlayClose).toHaveBeenCalledOnce();
  },
};

export const DetailsOfPlannedWork: Story = {
  args: { view: viewOf(sampleIncidents, { overlay: { kind: 'details', row: sampleMaintenance } }) },
};

type FormChanges = Partial<Extract<StatusOverlay, { kind: 'form' }>>;

const form = (row: AdminIncident | null, draft: StatusDraft, changes: FormChanges = {}) =>
  viewOf(sampleIncidents, {
    overlay: { kind: 'form', row, draft, problems: {}, refusals: 0, submission: idle, ...changes },
  });

// shows: STATUS-01
export const Add: Story = {
  args: { view: form(null, emptyIncidentDraft) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: t('adminStatus.add') }));
    await userEvent.selectOptions(
      dialog.getByLabelText(containing(t('adminStatus.field.kind'))),
      'maintenance',
    );
    await expect(args.onDraftChange).toHaveBeenCalledWith({ kind: 'maintenance', state: 'scheduled' });
    await userEvent.click(dialog.getByLabelText(datacenterText('nl', i18n())));
    await expect(args.onDraftChange).toHaveBeenCalledWith({ datacenters: ['nl'] });
    await press(dialog, t('adminStatus.form.add'), args.onFormSubmit);
  },
};

const filled: IncidentDraft = {
  ...emptyIncidentDraft,
  titleRu: incident.title.ru,
  titleEn: incident.title.en,
  textRu: 'Выясняем причину.',
  textEn: 'We are looking for the cause.',
  datacenters: ['nl'],
};

const planned: IncidentDraft = {
  ...filled,
  ...withKind('maintenance'),
  fromDay: '2026-11-29',
  fromTime: '02:00',
  untilDay: '2026-11-29',
  untilTime: '04:00',
};

export const AddPlannedWork: Story = { args: { view: form(null, planned) } };

export const AddNews: Story = { args: { view: form(null, { ...filled, ...withKind('announcement') }) } };

const wrong: IncidentDraft = {
  ...planned,
  titleEn: '',
  datacenters: [],
  fromTime: '2',
  untilDay: '2026-11-28',
};

export const Validation: Story = {
  args: {
    view: form(null, wrong, { problems: incidentProblems(wrong, defaultTimeZone), refusals: 1 }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    for (const problem of ['required', 'time', 'affected'] as const)
      await expect(dialog.getByText(containing(t(`adminStatus.problem.${problem}`)))).toBeInTheDocument();
  },
};

export const Pending: Story = { args: { view: form(null, filled, { submission: { status: 'pending' } }) } };

export const SubmitFailed: Story = {
  args: { view: form(null, filled, { submission: { status: 'failed', reason: 'offline' } }) },
  play: async () => {
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

export const Edit: Story = { args: { view: form(incident, incidentDraftOf(incident, defaultTimeZone)) } };

export const EditRefused: Story = {
  args: {
    view: form(incident, incidentDraftOf(incident, defaultTimeZone), {
      submission: { status: 'failed', reason: 'edited' },
    }),
  },
  play: alerts('admin.refused.edited'),
};

// shows: STATUS-02
export const Update: Story = {
  args: { view: form(incident, updateDraftOf(incident)) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: t('adminStatus.update.title') }));
    await userEvent.selectOptions(
      dialog.getByLabelText(containing(t('adminStatus.field.state'))),
      'monitoring',
    );
    await expect(args.onDraftChange).toHaveBeenCalledWith({ state: 'monitoring' });
  },
};

export const Resolve: Story = {
  args: { view: form(incident, { ...updateDraftOf(incident), state: 'resolved' }) },
  play: showsInDialog('adminStatus.field.state.resolved'),
};

const emptyUpdate = updateDraftOf(incident);

export const UpdateValidation: Story = {
  args: { view: form(incident, emptyUpdate, { problems: updateProblems(emptyUpdate), refusals: 1 }) },
};
