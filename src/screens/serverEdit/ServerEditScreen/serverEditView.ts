import type { IsoDate } from '@/domain/time/dates';
import { reasonOf } from '@/domain/results/failureReason';
import { shownSubmission, type FormState } from '@/domain/form/formState';
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
  /** Saving costs another sum by now. Both in kopecks. */
  | { status: 'failed'; reason: 'priceChanged'; expected: Money; given: Money };

/** Problem shown at a field. It is a rule of the form, or one that only the provider can detect. */
export type ShownProblem = SettingsProblem | 'domainTaken' | 'addressTaken';
export type ShownProblems = Partial<Readonly<Record<SettingsField, ShownProblem>>>;

/** Facts about a server that the form shows and nobody edits in it. */
export const conflictingFacts = ['status', 'tariff', 'awaitedTariff', 'endDate'] as const;
export type ConflictingFact = (typeof conflictingFacts)[number];

/** Changes made elsewhere while the form was open. */
export interface ConflictView {
  /** The server as the form was made from. */
  before: EditableServer;
  /** Settings that are others by now; of those in which something else was typed, that stays. */
  settings: readonly { field: SettingsField; isTyped: boolean }[];
  facts: readonly ConflictingFact[];
}

/** Why OK does not work now. */
export type SaveBlock = { kind: 'unchanged' } | { kind: 'invalid'; fields: readonly SettingsField[] };

/** Question shown before a server is erased. */
export interface ReinstallQuestion {
  /** Word that the person has to type. */
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
    /** The address names no server of this customer; `id` is null where it is not even a number. */
    | { status: 'noServer'; id: ServerId | null }
    | {
        status: 'ready';
        editable: EditableServer;
        draft: SettingsDraft;
        /** Fields that differ from the current server, in the order of the screen. */
        changed: readonly SettingsField[];
        /** Those that are shown now: nobody is corrected in the middle of a word. */
        problems: ShownProblems;
        /** Null: it can be saved. */
        block: SaveBlock | null;
        quote: SettingsQuote;
        /** The sum that saving charges: the quoted one, or the one that the provider has named since (D39). */
        charge: Money;
        /** Null while no bill for options is open. */
        awaited: { billsHref: string } | null;
        shownPasswords: Readonly<Record<PasswordFieldName, boolean>>;
        strengths: Readonly<Record<PasswordFieldName, PasswordStrength>>;
        /** DNS form of the typed domain, where it differs from the typed text. */
        asciiDomain: string | null;
        /** The changed system or software reinstalls the server (§2). */
        isReinstall: boolean;
        /** On narrow screens the change list can be folded away. */
        isSummaryOpen: boolean;
        submission: SaveSubmission;
        /** Grows when the provider refuses a field: focus goes there. */
        refusals: number;
        question: ReinstallQuestion | null;
        /** Null: nobody got in between. */
        conflict: ConflictView | null;
        /** Where a suspended server is renewed. */
        renewHref: string;
        /** The server's own page. */
        pageHref: string;
        /** The ticket form with the server filled in. */
        questionHref: string;
      }
  );

export type ReadyEditView = Extract<ServerEditView, { status: 'ready' }>;

type UnreadyView = Exclude<ServerEditView, ReadyEditView>;

export interface ServerEditActions {
  onDraftChange: (patch: Partial<SettingsDraft>) => void;
  /** Focus has left a field: its problem may be shown. */
  onFieldBlur: (field: SettingsField) => void;
  onPasswordShownChange: (field: PasswordFieldName, isShown: boolean) => void;
  /** A password is to be made up for a field. */
  onPasswordGenerate: (field: PasswordFieldName) => void;
  /** The summary was folded or unfolded, where there is no room for it. */
  onSummaryToggle: () => void;
  /** OK, or Enter in a field. */
  onSubmit: () => void;
  /** Back to the list without saving. */
  onCancel: () => void;
  /** The name of the server was typed, to confirm that its disk is erased. */
  onConfirmationType: (typed: string) => void;
  /** The disk is to be erased and the system installed anew. */
  onReinstallConfirm: () => void;
  /** Nothing is installed: back to the form. */
  onReinstallDismiss: () => void;
  /** A server that was to end with its period goes on. */
  onServerKeep: () => void;
}

/** Props that every part of the form receives. */
export type EditPartProps = ServerEditActions & { view: ReadyEditView };

export type ServerEditScreenProps =
  | EditPartProps
  | {
      view: UnreadyView;
      /** Asks for the server again. */
      onRetry: () => void;
    };

const backHref = paths.dashboard.vps;

/** Fields one types into: judged when focus has left them. A choice is judged at once. */
const typedFields: readonly SettingsField[] = ['name', 'domain', 'username', 'password', 'userPassword'];

/** The screen where there is no server, or not yet; `id` is what the address names, null where it is no number. */
export function toUnreadyView(load: Loaded<unknown>, id: ServerId | 'unnamed' | null): UnreadyView {
  if (id === null || load.status === 'ready')
    return { status: 'noServer', id: id === 'unnamed' ? null : id, backHref };
  return { ...load, backHref };
}

/** The form as typed, and where saving it stands. */
export type EditForm = FormState<SettingsDraft, SaveFailureAnswer>;

/** State that the screen keeps beside the form. */
export interface EditExtras {
  shownPasswords: Readonly<Record<PasswordFieldName, boolean>>;
  isSummaryOpen: boolean;
  /** Text typed into the question of a reinstall; null while it is not open. */
  confirmation: string | null;
  /** Earlier server that the form was made from. It is null until somebody else's change gets in between. */
  overtaken: EditableServer | null;
}

/** The screen as it opens. */
export const initialExtras: EditExtras = {
  shownPasswords: { password: false, userPassword: false },
  isSummaryOpen: false,
  confirmation: null,
  overtaken: null,
};

/** Answers to a save that stored nothing. */
export type SaveFailureAnswer = SaveRefusal | SettingsConflict | ChargeConflict;

/** Why saving failed, in the words of the screen. */
export function saveFailure(failure: PortError | SaveFailureAnswer): SaveFailure {
  const reason = reasonOf<SaveFailureAnswer>(failure);
  return typeof reason === 'object' ? reason.reason : reason;
}

/** A failure as the summary shows it. */
function toFailure(
  failure: PortError | SaveFailureAnswer,
): { reason: Exclude<SaveFailure, 'priceChanged'> } | ChargeConflict {
  const reason = reasonOf<SaveFailureAnswer>(failure);
  if (typeof reason !== 'object') return { reason };
  return reason.reason === 'priceChanged' ? reason : { reason: reason.reason };
}

/** Which fields a refusal of the provider is about. */
export function rejectedFields(failure: unknown): readonly SettingsField[] {
  if (failure === 'domainTaken') return ['domain'];
  return failure === 'addressTaken' ? ['ip'] : [];
}

/** The form as the screen shows it. */
export function toServerEditView(
  editable: EditableServer,
  form: EditForm,
  { shownPasswords, isSummaryOpen, confirmation, overtaken }: EditExtras,
  today: IsoDate,
): ReadyEditView {
  const { draft, refusals } = form;
  const submission = shownSubmission(form.submission, toFailure);
  const quote = quoteSettings(editable, draft, today);
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
  // What is wrong may be a consequence of the change, in a field that did not change: a panel on another system.
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

/** Punycode, where the domain has any. */
function asciiOf(domain: string): string | null {
  const host = toHostName(domain);
  return 'ascii' in host && host.ascii !== host.text ? host.ascii : null;
}
