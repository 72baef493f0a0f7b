import { rubles } from '@/domain/money';
import { changedFields, type EditableServer, type SettingsDraft } from '@/domain/serverSettings';
import { makeServer } from '@/sample-data/servers';
import { makeEditableServer } from '@/sample-data/serverSettings';
import { initialEditState, type EditState } from '@/screens/serverEdit/ServerEditScreen/editState';
import { toServerEditView } from '@/screens/serverEdit/ServerEditScreen/serverEditView';

/** The server of the sample, as its form is given it. */
export const sampleEditable = makeEditableServer(makeServer());

/** The form with these changes typed and left, as the app shows it. */
export function makeEditView(
  typed: Partial<SettingsDraft> = {},
  { editable = sampleEditable, ...changes }: Partial<EditState> & { editable?: EditableServer } = {},
) {
  const state = initialEditState(editable);
  const draft = { ...state.draft, ...typed };
  const left = changedFields(editable.settings, draft);
  return toServerEditView(editable, { ...state, draft, left, ...changes });
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
