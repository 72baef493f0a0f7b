import { fn } from 'storybook/test';
import { formStateOf, type FormState } from '@/domain/form/formState';
import { rubles } from '@/domain/money';
import {
  changedFields,
  draftOf,
  type EditableServer,
  type SaveRefusal,
  type SettingsConflict,
  type SettingsDraft,
} from '@/domain/serverSettings';
import { makeServer } from '@/sample-data/servers';
import { makeEditableServer } from '@/sample-data/serverSettings';
import {
  initialExtras,
  rejectedFields,
  toServerEditView,
  type EditExtras,
} from '@/screens/serverEdit/ServerEditScreen/serverEditView';

/** The server of the sample, as its form is given it. */
export const sampleEditable = makeEditableServer(makeServer());

type Form = FormState<SettingsDraft, SaveRefusal | SettingsConflict>;

interface EditChanges extends Partial<EditExtras>, Partial<Pick<Form, 'submission' | 'refusals'>> {
  editable?: EditableServer;
}

/** The form with these changes typed and left, as the app shows it. */
export function makeEditView(
  typed: Partial<SettingsDraft> = {},
  { editable = sampleEditable, submission = { status: 'idle' }, refusals = 0, ...extras }: EditChanges = {},
) {
  const form = formStateOf<SettingsDraft, SaveRefusal | SettingsConflict>(draftOf(editable.settings));
  const draft = { ...form.draft, ...typed };
  const left = changedFields(editable.settings, draft);
  const rejected = submission.status === 'failed' ? rejectedFields(submission.failure) : [];
  return toServerEditView(
    editable,
    { ...form, draft, left, rejected, submission, refusals },
    { ...initialExtras, ...extras },
  );
}

/** Everything about it is as long as it may be. */
export const longServer = makeServer({
  domain: `${'very-long-subdomain.'.repeat(8)}example.ru`,
  tariff: `${'Intercrus-of-the-Southern-Sky-'.repeat(2)}[GB]`,
  datacenter: 'Новосибирск, вторая площадка за рекой',
  status: 'Waiting for a technician',
  monthlyPrice: rubles(9_999_999.99),
  os: 'Red Hat Enterprise Linux Server 9.4 (Plow) with Extended Update Support',
});

/** The form as it is opened, and its callbacks. */
export const editArgs = () => ({
  view: makeEditView(),
  onDraftChange: fn(),
  onFieldLeave: fn(),
  onPasswordShownChange: fn(),
  onPasswordGenerate: fn(),
  onSummaryToggle: fn(),
  onSubmit: fn(),
  onCancel: fn(),
  onConfirmationType: fn(),
  onReinstallConfirm: fn(),
  onReinstallDismiss: fn(),
  onStay: fn(),
  onRetry: fn(),
});
