import type { ReactNode } from 'react';
import type { IsoDate } from '@/domain/time/dates';
import { reasonOf } from '@/domain/results/failureReason';
import { shownSubmission, type FormState } from '@/domain/form/formState';
import { defaultDeletionDays } from '@/domain/renewal/defaultRules';
import { toHostName } from '@/domain/servers/hostName';
import type { Loaded } from '@/domain/results/loaded';
import { passwordStrength, type PasswordStrength } from '@/domain/auth/passwordStrength';
import { quoteSettings, type SettingsQuote } from '@/domain/pricing/serverPrice';
import type { Money } from '@/domain/money/money';
import type { PortError } from '@/domain/results/portError';
import type { ServerId } from '@/domain/servers/server';
import { toServerRow } from '@/domain/servers/serverRow';
import {
  changedFields,
  draftOf,
  isReinstallConfirmed,
  needsReinstall,
  reinstallWord,
  type ChargeConflict,
  type EditableServer,
  type EditedServer,
  type NewPasswords,
  type SaveRefusal,
  type SettingsConflict,
  type SettingsDraft,
  type SettingsField,
} from '@/domain/servers/serverSettings';
import {
  settingsProblems,
  type SettingsProblem,
  type SettingsProblems,
} from '@/domain/servers/serverSettingsRules';
import { paths, withQuery } from '@/paths';

export type PasswordFieldName = keyof NewPasswords;

/** Why the last attempt failed. */
export type SaveFailure = SaveRefusal | 'conflict' | 'priceChanged' | 'offline' | 'unexpected';

export type SaveSubmission =
  | { status: 'idle' }
  | { status: 'pending' }
  | { status: 'failed'; reason: Exclude<SaveFailure, 'priceChanged'> }
  /** The price has changed; both sums in kopecks. */
  | { status: 'failed'; reason: 'priceChanged'; expected: Money; given: Money };

/** Problem of a field: a rule of the form, or one that only the provider detects. */
export type ShownProblem = SettingsProblem | 'domainTaken' | 'addressTaken';
export type ShownProblems = Partial<Readonly<Record<SettingsField, ShownProblem>>>;

/** Read-only facts of a server. */
export const conflictingFacts = ['status', 'tariff', 'awaitedTariff', 'endDate'] as const;
export type ConflictingFact = (typeof conflictingFacts)[number];

/** Concurrent changes while the form was open. */
export interface ConflictView {
  /** The server that the form was based on. */
  before: EditableServer;
  /** Changed settings; own input stays. */
  settings: readonly { field: SettingsField; isTyped: boolean }[];
  facts: readonly ConflictingFact[];
}

/** Why OK is disabled. */
export type SaveBlock = { kind: 'unchanged' } | { kind: 'invalid'; fields: readonly SettingsField[] };

/** Confirmation before a server is erased. */
export interface ReinstallQuestion {
  /** Word to type. */
  word: string;
  typed: string;
  isConfirmed: boolean;
}

interface ServerEditFrame {
  /** The list of servers. */
  backHref: string;
}

/** The states of the screen. */
export type ServerEditView = ServerEditFrame &
  (
    | { status: 'loading' }
    | { status: 'error'; reason: 'offline' | 'unexpected' }
    /** The address names no server of this customer; `id` is null for an invalid number. */
    | { status: 'noServer'; id: ServerId | null }
    | {
        status: 'ready';
        editable: EditedServer;
        draft: SettingsDraft;
        /** Fields that differ from the server, in screen order. */
        changed: readonly SettingsField[];
        /** Visible problems; a field shows its problem only after it has lost focus. */
        problems: ShownProblems;
        /** Null: it can be saved. */
        block: SaveBlock | null;
        quote: SettingsQuote;
        /** Sum that saving charges: the quoted one, or the server's newer one (D39). */
        charge: Money;
        /** Null if no bill for options is open. */
        awaited: { billsHref: string } | null;
        shownPasswords: Readonly<Record<PasswordFieldName, boolean>>;
        /** Days for which a suspended server is kept before its deletion. */
        deletionDays: number;
        strengths: Readonly<Record<PasswordFieldName, PasswordStrength>>;
        /** DNS form of the domain, if it differs. */
        asciiDomain: string | null;
        /** Whether the change reinstalls the server (§2). */
        isReinstall: boolean;
        /** Whether the change list is unfolded on narrow screens. */
        isSummaryOpen: boolean;
        submission: SaveSubmission;
        /** Increases when the provider refuses a field, which moves focus there. */
        refusals: number;
        question: ReinstallQuestion | null;
        /** Null without concurrent changes. */
        conflict: ConflictView | null;
        /** Renewal page of a suspended server. */
        renewHref: string;
        /** The server's own page. */
        pageHref: string;
        /** Ticket form with the server preselected. */
        questionHref: string;
      }
  );

export type ReadyEditView = Extract<ServerEditView, { status: 'ready' }>;

type UnreadyView = Exclude<ServerEditView, ReadyEditView>;

export interface ServerEditActions {
  onDraftChange: (patch: Partial<SettingsDraft>) => void;
  /** A field lost focus, so its problem may be shown. */
  onFieldBlur: (field: SettingsField) => void;
  onPasswordShownChange: (field: PasswordFieldName, isShown: boolean) => void;
  /** Generates a password for a field. */
  onPasswordGenerate: (field: PasswordFieldName) => void;
  /** Folds or unfolds the summary. */
  onSummaryToggle: () => void;
  /** OK, or Enter in a field. */
  onSubmit: () => void;
  /** Returns to the list without saving. */
  onCancel: () => void;
  /** The confirmation text changed. */
  onConfirmationType: (typed: string) => void;
  /** Confirms erasing the disk and reinstalling. */
  onReinstallConfirm: () => void;
  /** Closes the confirmation. */
  onReinstallDismiss: () => void;
  /** Withdraws a server's cancellation. */
  onServerKeep: () => void;
}

/** Props of every part of the form. */
export type EditPartProps = ServerEditActions & {
  view: ReadyEditView;
  /** Choice of the SSH keys that a reinstalled system gets. */
  reinstallKeys: ReactNode;
};

export type ServerEditScreenProps =
  | EditPartProps
  | {
      view: UnreadyView;
      /** Retries loading the server. */
      onRetry: () => void;
    };

const backHref = paths.dashboard.vps;

/** Text fields, validated on blur; choices are validated at once. */
const typedFields: readonly SettingsField[] = ['name', 'domain', 'username', 'password', 'userPassword'];

/** Makes the view without a server; `id` is that of the address, null for an invalid number. */
export function toUnreadyView(load: Loaded<unknown>, id: ServerId | 'unnamed' | null): UnreadyView {
  if (id === null || load.status === 'ready')
    return { status: 'noServer', id: id === 'unnamed' ? null : id, backHref };
  return { ...load, backHref };
}

/** The form and its submission. */
export type EditForm = FormState<SettingsDraft, SaveFailureAnswer>;

/** Screen state besides the form. */
export interface EditExtras {
  shownPasswords: Readonly<Record<PasswordFieldName, boolean>>;
  isSummaryOpen: boolean;
  /** Text of the reinstall confirmation; null while closed. */
  confirmation: string | null;
  /** The server that the form was based on; set after a concurrent change. */
  overtaken: EditableServer | null;
  /** Days for which a suspended server is kept before its deletion. */
  deletionDays: number;
}

/** Initial state. */
export const initialExtras: EditExtras = {
  shownPasswords: { password: false, userPassword: false },
  isSummaryOpen: false,
  confirmation: null,
  overtaken: null,
  deletionDays: defaultDeletionDays,
};

/** Refusals of a save. */
export type SaveFailureAnswer = SaveRefusal | SettingsConflict | ChargeConflict;

/** Maps a failed save to the screen's reasons. */
export function saveFailure(failure: PortError | SaveFailureAnswer): SaveFailure {
  const reason = reasonOf<SaveFailureAnswer>(failure);
  return typeof reason === 'object' ? reason.reason : reason;
}

/** Makes the view of a failure. */
function toFailure(
  failure: PortError | SaveFailureAnswer,
): { reason: Exclude<SaveFailure, 'priceChanged'> } | ChargeConflict {
  const reason = reasonOf<SaveFailureAnswer>(failure);
  if (typeof reason !== 'object') return { reason };
  return reason.reason === 'priceChanged' ? reason : { reason: reason.reason };
}

/** Returns the fields that a refusal concerns. */
export function rejectedFields(failure: unknown): readonly SettingsField[] {
  if (failure === 'domainTaken') return ['domain'];
  return failure === 'addressTaken' ? ['ip'] : [];
}

/** Makes the form's view. */
export function toServerEditView(
  editable: EditedServer,
  form: EditForm,
  { shownPasswords, isSummaryOpen, confirmation, overtaken, deletionDays }: EditExtras,
  today: IsoDate,
): ReadyEditView {
  const { draft, refusals } = form;
  const submission = shownSubmission(form.submission, toFailure);
  const quote = quoteSettings(editable, draft, { today, prices: editable.prices });
  const { settings, server } = editable;
  const changed = changedFields(settings, draft);
  const problems = settingsProblems(editable, draft);
  const known = [draft.username, draft.name, ...draft.domain.split('.')];
  return {
    status: 'ready',
    backHref,
    editable,
    draft,
    changed,
    problems: shownProblems(problems, form),
    block: toBlock(changed, problems),
    quote,
    charge:
      submission.status === 'failed' && submission.reason === 'priceChanged'
        ? submission.expected
        : quote.charge,
    awaited: editable.awaitedOptions ? { billsHref: paths.dashboard.billing } : null,
    shownPasswords,
    deletionDays,
    strengths: {
      password: passwordStrength(draft.password, known),
      userPassword: passwordStrength(draft.userPassword, known),
    },
    asciiDomain: asciiOf(draft.domain),
    isReinstall: needsReinstall(changed),
    isSummaryOpen,
    submission,
    refusals,
    question:
      confirmation === null
        ? null
        : {
            word: reinstallWord(editable),
            typed: confirmation,
            isConfirmed: isReinstallConfirmed(editable, confirmation),
          },
    conflict: overtaken && toConflict(overtaken, editable, changed),
    renewHref: withQuery(paths.dashboard.serverRenew, { id: `${server.id}` }),
    pageHref: toServerRow(server).pageHref,
    questionHref: toServerRow(server).questionHref,
  };
}

function toConflict(
  before: EditableServer,
  { settings, server }: EditableServer,
  typed: readonly SettingsField[],
): ConflictView {
  const changed = changedFields(before.settings, draftOf(settings));
  return {
    before,
    settings: changed.map((field) => ({ field, isTyped: typed.includes(field) })),
    facts: conflictingFacts.filter((fact) => server[fact] !== before.server[fact]),
  };
}

function toBlock(changed: readonly SettingsField[], problems: SettingsProblems): SaveBlock | null {
  if (changed.length === 0) return { kind: 'unchanged' };
  // A problem may be in an unchanged field: a panel that is incompatible with a new system.
  const fields = Object.keys(problems) as SettingsField[];
  return fields.length > 0 ? { kind: 'invalid', fields } : null;
}

function shownProblems(problems: SettingsProblems, { left, submission }: EditForm): ShownProblems {
  const shown = Object.entries(problems).filter(
    ([name]) => !typedFields.some((field) => field === name) || left.some((field) => field === name),
  );
  const refused: ShownProblems =
    submission.status !== 'failed'
      ? {}
      : submission.failure === 'domainTaken'
        ? { domain: 'domainTaken' }
        : submission.failure === 'addressTaken'
          ? { ip: 'addressTaken' }
          : {};
  return { ...(Object.fromEntries(shown) as ShownProblems), ...refused };
}

/** Returns the Punycode of a domain, if it differs. */
function asciiOf(domain: string): string | null {
  const host = toHostName(domain);
  return 'ascii' in host && host.ascii !== host.text ? host.ascii : null;
}
