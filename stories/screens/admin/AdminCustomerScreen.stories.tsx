import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { CustomerOverview } from '@/domain/admin/customer';
import { adminUserStatuses, type AdminUserId } from '@/domain/admin/user';
import { kopecks } from '@/domain/money/money';
import type { Loaded } from '@/domain/results/loaded';
import { makeAdminServer } from '@/sample-data/adminServers';
import { makeAdminUser } from '@/sample-data/adminUsers';
import { makeCustomer, makeStaffNote, newestOf } from '@/sample-data/customer';
import { AdminCustomerScreen } from '@/screens/admin/AdminCustomerScreen/AdminCustomerScreen';
import {
  toAdminCustomerView,
  type CustomerOverlay,
  type NoteForm,
} from '@/screens/admin/AdminCustomerScreen/adminCustomerView';
import { inContentArea } from '../../kit/contentArea';
import { choice, count, knobs, lengthened, repeated, toggle } from '../../kit/knobs';
import { confirms, leadsTo, press, retries, shows, showsInDialog } from '../../kit/plays';
import { containing } from '../../kit/textMatch';
import { money, t } from '../../kit/words';
import { idle } from './adminListFrame';

const emptyNote: NoteForm = { text: '', problem: null, refusals: 0, submission: idle };
const typedNote: NoteForm = { ...emptyNote, text: 'Перезвонить в понедельник' };
const id = 1 as AdminUserId;

interface Changes {
  noteForm?: NoteForm;
  overlay?: CustomerOverlay;
}

const loaded = (
  load: Loaded<CustomerOverview | null>,
  { noteForm = emptyNote, overlay = { kind: 'none' } }: Changes = {},
) => toAdminCustomerView(id, load, { noteForm, overlay });
const viewOf = (value: CustomerOverview, changes?: Changes) => loaded({ status: 'ready', value }, changes);

const anna = makeCustomer();
const suspended = makeCustomer({
  user: makeAdminUser({ status: 'Suspended', suspendedOn: '2026-11-14' }),
});
const none = { items: [], total: 0 };

/** Confirmation of an action on the customer. */
const questionOf = (action: 'suspend' | 'endFactor') =>
  ({ kind: 'question', action, row: { kind: 'customer', user: anna.user }, submission: idle }) as const;

const customerKnobs = knobs(
  { status: choice(adminUserStatuses), notes: count(1, 12), servers: count(4, 40), longNames: toggle() },
  ({ status, notes, servers, longNames }) => {
    const { name } = anna.user;
    const user = makeAdminUser({ status, name: longNames ? lengthened(name) : name });
    const changes = {
      user,
      notes: repeated([makeStaffNote()], notes),
      servers: newestOf(repeated([makeAdminServer()], servers)),
    };
    return { view: viewOf(makeCustomer(changes)) };
  },
);

const meta = {
  component: AdminCustomerScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(anna),
    onRetry: fn(),
    onQuestionAsk: fn(),
    onRestore: fn(),
    onAdjust: fn(),
    onBill: fn(),
    onRefund: fn(),
    onMerge: fn(),
    onMergeChange: fn(),
    onMergeSubmit: fn(),
    onMergeClose: fn(),
    onReasonAsk: fn(),
    onNoteChange: fn(),
    onNoteSubmit: fn(),
    onDraftChange: fn(),
    onFormSubmit: fn(),
    onQuestionConfirm: fn(),
    onOverlayClose: fn(),
  },
} satisfies Meta<typeof AdminCustomerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every row leads to the room of its kind. */
// shows: ADMIN-47
export const Default: Story = {
  parameters: customerKnobs,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: anna.user.name })).toBeVisible();
    const hrefs = {
      'shop.example.ru': '/admin/servers?q=shop.example.ru',
      'MRD-5112': '/admin/bills?q=MRD-5112',
      '#7098': '/admin/payments?q=%237098',
    };
    for (const [name, href] of Object.entries(hrefs))
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    await press(canvas, t('adminCustomer.credit'), args.onAdjust, 'credit', anna.user);
    await press(canvas, t('adminCustomer.bill'), args.onBill, anna.user);
    await press(canvas, t('adminUsers.viewAs'), args.onQuestionAsk, 'viewAs', {
      kind: 'customer',
      user: anna.user,
    });
  },
};

/** A note is added and one's own is deleted; another author's has no button. */
// shows: ADMIN-48
export const Notes: Story = {
  args: {
    view: viewOf(
      makeCustomer({
        notes: [
          makeStaffNote(),
          makeStaffNote({ id: 9, author: 'night.shift@meridian.example', isOwn: false }),
        ],
      }),
      { noteForm: typedNote },
    ),
  },
  play: async ({ canvas, args }) => {
    const panel = within(canvas.getByRole('region', { name: t('adminCustomer.notes') }));
    await expect(panel.getAllByRole('listitem')).toHaveLength(2);
    await expect(panel.getAllByRole('button', { name: /./ })).toHaveLength(2);
    await userEvent.type(panel.getByRole('textbox'), '!');
    await expect(args.onNoteChange).toHaveBeenCalledWith(`${typedNote.text}!`);
    await press(panel, t('adminCustomer.note.add'), args.onNoteSubmit);
  },
};

export const NoteValidation: Story = {
  args: { view: viewOf(anna, { noteForm: { ...emptyNote, problem: 'required', refusals: 1 } }) },
  play: shows('adminCustomer.note.problem.required'),
};

export const NotePending: Story = {
  args: {
    view: viewOf(anna, {
      noteForm: { ...typedNote, submission: { status: 'pending' } },
    }),
  },
};

export const NoteFailed: Story = {
  args: {
    view: viewOf(anna, {
      noteForm: {
        ...typedNote,
        refusals: 1,
        submission: { status: 'failed', reason: 'demonstration' },
      },
    }),
  },
  play: shows('admin.refused.demonstration'),
};

export const DeleteNoteOpen: Story = {
  args: {
    view: viewOf(anna, {
      overlay: {
        kind: 'question',
        action: 'deleteNote',
        row: { kind: 'note', user: anna.user, note: makeStaffNote() },
        submission: idle,
      },
    }),
  },
  play: confirms('adminCustomer.note.delete', 'onQuestionConfirm'),
};

export const SuspendOpen: Story = {
  args: { view: viewOf(anna, { overlay: questionOf('suspend') }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await press(dialog, t('adminUsers.suspend'), args.onQuestionConfirm);
    await press(dialog, t('common.cancel'), args.onOverlayClose);
  },
};

/** A second factor that was lost is turned off after a question. */
// shows: SETTINGS-14
export const EndFactorOpen: Story = {
  args: { view: viewOf(anna, { overlay: questionOf('endFactor') }) },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('button', { name: t('adminUsers.endFactor') })).toBeEnabled();
  },
};

export const Suspended: Story = {
  args: { view: viewOf(suspended) },
  play: async ({ canvas, args }) => {
    await press(canvas, t('adminCustomer.restore'), args.onRestore, suspended.user);
  },
};

const restoreForm = {
  kind: 'form',
  row: { kind: 'customer', user: suspended.user },
  draft: { form: 'restore', returnsLostDays: true },
  problems: {},
  refusals: 0,
  submission: idle,
} as const satisfies CustomerOverlay;

/** Access is given back with or without the lost days (D44). */
// shows: ADMIN-47
export const RestoreOpen: Story = {
  args: { view: viewOf(suspended, { overlay: restoreForm }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: t('adminUsers.lostDays.lost') }));
    await expect(args.onDraftChange).toHaveBeenCalledWith({ returnsLostDays: false });
    await press(dialog, t('adminCustomer.restore'), args.onFormSubmit);
  },
};

export const RestoreFailedOpen: Story = {
  args: {
    view: viewOf(suspended, {
      overlay: { ...restoreForm, refusals: 1, submission: { status: 'failed', reason: 'gone' } },
    }),
  },
};

const creditForm = {
  kind: 'form',
  row: { kind: 'customer', user: anna.user },
  draft: {
    form: 'adjust',
    direction: 'credit',
    purpose: 'goodwill',
    amount: '500',
    note: 'Простой 19 ноября, обращение #5017',
  },
  problems: {},
  refusals: 0,
  submission: idle,
} as const satisfies CustomerOverlay;

/** Money is added with a purpose and a reason; the dialog shows the balance afterwards. */
// shows: ADMIN-49
export const CreditOpen: Story = {
  args: { view: viewOf(anna, { overlay: creditForm }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(
      dialog.getByText(containing(t('adminCustomer.adjust.after', { balance: money(2950.5) }))),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: t('adminCustomer.adjust.correction') }));
    await expect(args.onDraftChange).toHaveBeenCalledWith({ purpose: 'correction' });
    await press(dialog, t('adminCustomer.credit'), args.onFormSubmit);
  },
};

/** A debit of more than there is: the field says how much there is. */
export const DebitValidationOpen: Story = {
  args: {
    view: viewOf(anna, {
      overlay: {
        ...creditForm,
        draft: { ...creditForm.draft, direction: 'debit', purpose: 'correction', amount: '3000', note: '' },
        problems: { amount: 'tooMuch', note: 'required' },
        refusals: 1,
      },
    }),
  },
  play: showsInDialog(() =>
    containing(t('adminCustomer.adjust.problem.tooMuch', { balance: money(2450.5) })),
  ),
};

export const CreditPendingOpen: Story = {
  args: { view: viewOf(anna, { overlay: { ...creditForm, submission: { status: 'pending' } } }) },
};

export const CreditFailedOpen: Story = {
  args: {
    view: viewOf(anna, {
      overlay: { ...creditForm, refusals: 1, submission: { status: 'failed', reason: 'demonstration' } },
    }),
  },
};

/** A new account: nothing is there yet, and each list says so. */
export const Empty: Story = {
  args: {
    view: viewOf(
      makeCustomer({
        user: makeAdminUser({ servers: 0, balance: kopecks(0), lastLogin: null }),
        contacts: { phone: '', contactPerson: '', organization: '', inn: '' },
        servers: none,
        orders: none,
        bills: none,
        payments: none,
        documents: none,
        tickets: none,
        signIns: none,
        mails: none,
        notes: [],
        history: none,
      }),
    ),
  },
  play: shows('adminCustomer.servers.empty', 'adminCustomer.signIns.empty', 'adminCustomer.mails.empty'),
};

export const LongContent: Story = {
  args: {
    view: viewOf(
      makeCustomer({
        user: makeAdminUser({
          name: `Общество с ограниченной ответственностью «${'Северо-Западное'.repeat(4)}»`,
          email: `${'very-long-name'.repeat(6)}@subdomain.example.com`,
          balance: kopecks(98_765_432_100),
        }),
        notes: [makeStaffNote({ text: 'Очень длинная заметка. '.repeat(30) })],
        servers: {
          items: [makeAdminServer({ name: `${'very-long-host'.repeat(6)}.example.com` })],
          total: 1240,
        },
      }),
    ),
  },
};

export const Loading: Story = { args: { view: loaded({ status: 'loading' }) } };

export const Error: Story = {
  args: { view: loaded({ status: 'error', reason: 'offline' }) },
  play: retries('onRetry'),
};

export const NoSuchCustomer: Story = {
  args: { view: loaded({ status: 'ready', value: null }) },
  play: leadsTo('adminCustomer.back', '/admin/users'),
};
