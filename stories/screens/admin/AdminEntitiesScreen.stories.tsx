import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  emptyEntityDraft,
  entityAudiences,
  entityDraftOf,
  entityProblems,
  entityRules,
  type AdminEntity,
  type EntityConditions,
  type EntityDraft,
  type EntityKey,
} from '@/domain/admin/entity';
import { makeEntity, sampleEntities, sampleProprietor } from '@/sample-data/adminEntities';
import { AdminEntitiesScreen } from '@/screens/admin/AdminEntitiesScreen/AdminEntitiesScreen';
import {
  replacedEntity,
  type AdminEntitiesView,
  type EntityOverlay,
} from '@/screens/admin/AdminEntitiesScreen/adminEntitiesView';
import { inContentArea } from '../../kit/contentArea';
import { expectListColumns } from '../../kit/dataGrid';
import { choice, knobs } from '../../kit/knobs';
import { readsOn, relaxes, searchFilterAndSort } from '../../kit/listToolbar';
import { sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
import { openMenu } from '../../kit/menu';
import { alerts, expectLink, press, retries } from '../../kit/plays';
import { containing } from '../../kit/textMatch';
import { i18n, t } from '../../kit/words';
import { adminListActions, idle } from './adminListFrame';

type Changes = SampleListChanges<number, EntityKey, EntityConditions> & { overlay?: EntityOverlay };

/** The screen's view of these legal entities, or of a list that is not there. */
function viewOf(
  source: SampleRows<AdminEntity>,
  { overlay = { kind: 'none' }, ...changes }: Changes = {},
): AdminEntitiesView {
  const { list } = sampleList(entityRules, source, changes);
  return { ...list, overlay, replaced: replacedEntity(sampleEntities, overlay) };
}

/** One or two entities; the second has the chosen customers. */
const entityKnobs = knobs(
  {
    state: choice(['ready', 'loading', 'error']),
    second: choice(['organizations', 'nobody', 'none']),
  },
  ({ state, second }) => {
    if (state === 'loading') return { view: viewOf({ status: 'loading' }) };
    if (state === 'error') return { view: viewOf({ status: 'error', reason: 'unexpected' }) };
    const audience = entityAudiences.find((known) => known === second);
    return {
      view: viewOf(audience ? [makeEntity(), { ...sampleProprietor, audience }] : [makeEntity()]),
    };
  },
);

const name = ({ name: { ru, en } }: AdminEntity) => (i18n().locale === 'ru' ? ru : en);

const meta = {
  component: AdminEntitiesScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(sampleEntities),
    ...adminListActions,
    onEntityAdd: fn(),
    onEntityEdit: fn(),
  },
} satisfies Meta<typeof AdminEntitiesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two entities: organizations are billed by one of their own. */
// shows: ENTITY-01
export const Default: Story = {
  parameters: entityKnobs,
  play: async ({ canvas, args }) => {
    await searchFilterAndSort(canvas, args, 'next', t('adminEntities.column.next'));
    await expectListColumns(canvas, 'adminEntities.column', ['name', 'inn', 'audience', 'next']);
    const tab = canvas.getByRole('link', { name: t('admin.settings.tab.entities') });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expectLink(canvas, t('admin.settings.tab.portal'), '/admin/settings');
    await press(canvas, t('adminEntities.add'), args.onEntityAdd);
  },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

export const Empty: Story = { args: { view: viewOf([]) } };

export const NoMatches: Story = {
  args: { view: viewOf([makeEntity()], { filter: { audience: 'nobody' } }) },
  play: relaxes('adminEntities.column.audience', 'adminEntities.audience.nobody', { audience: null }),
};

export const Error: Story = {
  args: { view: viewOf({ status: 'error', reason: 'offline' }) },
  play: retries('onRefresh'),
};

const long = 'Общество с ограниченной ответственностью «Очень длинное название хостинговой компании» '.repeat(
  2,
);

export const LongContent: Story = {
  args: {
    view: viewOf([
      makeEntity({
        name: { ru: long, en: long },
        prefix: 'ДЛИННЫЙ-',
        next: { bill: 99_999, receipt: 1, act: 1, refund: 1 },
      }),
    ]),
  },
};

/** Only a part is loaded: the footer counts all rows and leads on, the head stays in sight, and the address follows (D9). */
export const MoreToCome: Story = {
  args: {
    view: viewOf(
      Array.from({ length: 80 }, (_, id) => makeEntity({ id })),
      { limit: 50 },
    ),
  },
  play: readsOn(80),
};

export const MenuOpen: Story = {
  args: { view: viewOf([sampleProprietor]) },
  play: async ({ canvas, args }) => {
    const open = () => openMenu(canvas, t('adminEntities.menu', { name: name(sampleProprietor) }));
    await userEvent.click((await open()).getByRole('menuitem', { name: t('adminEntities.edit') }));
    await waitFor(() => expect(args.onEntityEdit).toHaveBeenCalledWith(sampleProprietor));
    await open();
  },
};

const editing = (
  row: AdminEntity | null,
  changes: Partial<EntityDraft> = {},
  overlay: Partial<Extract<EntityOverlay, { kind: 'form' }>> = {},
) =>
  viewOf(sampleEntities, {
    overlay: {
      kind: 'form',
      row,
      draft: { ...(row ? entityDraftOf(row) : emptyEntityDraft), ...changes },
      problems: {},
      refusals: 0,
      submission: idle,
      ...overlay,
    },
  });

/** The next numbers are shown beside the field that raises them. */
// shows: ENTITY-01, ENTITY-02
export const Edit: Story = {
  args: { view: editing(sampleProprietor) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: name(sampleProprietor) }));
    await expect(
      dialog.getByText(
        t('adminEntities.hint.numbersFrom', { bill: '56', receipt: '55', act: '41', refund: '1' }),
      ),
    ).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText(containing(t('adminEntities.field.prefix'))), '2');
    await expect(args.onDraftChange).toHaveBeenCalledWith({ prefix: `${sampleProprietor.prefix}2` });
    await press(dialog, t('adminEntities.form.save'), args.onFormSubmit);
    await press(dialog, t('common.cancel'), args.onOverlayClose);
  },
};

/** A new entity for organizations takes them over from another one. */
// shows: ENTITY-01
export const Add: Story = {
  args: { view: editing(null) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: t('adminEntities.form.title') }));
    await expect(
      dialog.getByText(t('adminEntities.effect.replaced', { name: name(sampleProprietor) })),
    ).toBeInTheDocument();
    await userEvent.click(
      dialog.getByRole('radio', { name: containing(t('adminEntities.audience.nobody')) }),
    );
    await expect(args.onDraftChange).toHaveBeenCalledWith({ audience: 'nobody' });
  },
};

/** The entity that bills everyone does so until another one replaces it. */
export const BillsEveryone: Story = {
  args: { view: editing(makeEntity()) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(t('adminEntities.audience.kept'))).toBeInTheDocument();
    await expect(dialog.getAllByRole('radio')).toHaveLength(1);
  },
};

const wrong = {
  ...entityDraftOf(makeEntity()),
  inn: '7799004001',
  kpp: '1',
  bik: '1',
  prefix: '№',
  phone: '',
};

export const Validation: Story = {
  args: { view: editing(makeEntity(), wrong, { problems: entityProblems(wrong), refusals: 1 }) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    for (const problem of ['inn', 'kpp', 'bik', 'prefix', 'required'] as const)
      await expect(dialog.getByText(t(`adminEntities.problem.${problem}`))).toBeInTheDocument();
  },
};

export const Pending: Story = {
  args: { view: editing(sampleProprietor, { prefix: 'В-' }, { submission: { status: 'pending' } }) },
};

/** Another administrator was faster. */
export const SubmitFailed: Story = {
  args: {
    view: editing(sampleProprietor, { prefix: 'В-' }, { submission: { status: 'failed', reason: 'edited' } }),
  },
  play: alerts('admin.refused.edited'),
};
