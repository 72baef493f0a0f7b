import type { PasswordStrength } from '@/domain/passwordStrength';
import type { SettingsQuote } from '@/domain/pricing/serverPrice';
import type { ServerId } from '@/domain/server';
import type {
  EditableServer,
  NewPasswords,
  SaveRefusal,
  SettingsDraft,
  SettingsField,
} from '@/domain/serverSettings';
import type { SettingsProblem } from '@/domain/serverSettingsRules';

export type PasswordFieldName = keyof NewPasswords;

/** What is said at a field: a rule of the form, or what only the provider could know. */
export type ShownProblem = SettingsProblem | 'domainTaken' | 'addressTaken';
export type ShownProblems = Partial<Readonly<Record<SettingsField, ShownProblem>>>;

/** Why OK does not work now. */
export type SaveBlock = { kind: 'unchanged' } | { kind: 'invalid'; fields: readonly SettingsField[] };

/** Why the last attempt failed. */
export type SaveFailure = SaveRefusal | 'offline' | 'unexpected';

export type SaveSubmission =
  { status: 'idle' } | { status: 'pending' } | { status: 'failed'; reason: SaveFailure };

/** What asks before a server is erased. */
export interface ReinstallQuestion {
  /** What has to be typed. */
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
        /** What differs from the server as it is, in the order of the screen. */
        changed: readonly SettingsField[];
        /** Those that are said now: nobody is corrected in the middle of a word. */
        problems: ShownProblems;
        /** Null: it can be saved. */
        block: SaveBlock | null;
        quote: SettingsQuote;
        shownPasswords: Readonly<Record<PasswordFieldName, boolean>>;
        strengths: Readonly<Record<PasswordFieldName, PasswordStrength>>;
        /** What the typed domain is in DNS, where that is not what was typed. */
        asciiDomain: string | null;
        /** The changed system or software installs the server anew (§2). */
        isReinstall: boolean;
        /** On narrow screens the change list can be folded away. */
        isSummaryOpen: boolean;
        submission: SaveSubmission;
        /** Grows when the provider refuses a field: focus goes there. */
        refusals: number;
        question: ReinstallQuestion | null;
        /** Where a suspended server is renewed. */
        renewHref: string;
      }
  );

export type ReadyEditView = Extract<ServerEditView, { status: 'ready' }>;

export interface ServerEditActions {
  onDraftChange: (patch: Partial<SettingsDraft>) => void;
  /** Focus has left a field: what is wrong with it may be said. */
  onFieldLeave: (field: SettingsField) => void;
  onPasswordShownChange: (field: PasswordFieldName, isShown: boolean) => void;
  onPasswordGenerate: (field: PasswordFieldName) => void;
  onSummaryToggle: () => void;
  /** OK, or Enter in a field. */
  onSubmit: () => void;
  onCancel: () => void;
  onConfirmationType: (typed: string) => void;
  onReinstallConfirm: () => void;
  onReinstallDismiss: () => void;
  /** Asks for the server again. */
  onRetry: () => void;
}

export interface ServerEditScreenProps extends ServerEditActions {
  view: ServerEditView;
}

/** What every part of the form is given. */
export type EditPartProps = ServerEditActions & { view: ReadyEditView };
