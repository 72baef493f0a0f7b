import { samplePrices } from '@/sample-data/prices';
import { useReducer, useState } from 'react';
import { formReducer, formStateOf } from '@/domain/form/formState';
import { draftOf, type SaveRefusal, type SettingsDraft } from '@/domain/servers/serverSettings';
import { ServerEditScreen } from '@/screens/serverEdit/ServerEditScreen/ServerEditScreen';
import {
  initialExtras,
  toServerEditView,
  type EditExtras,
  type ServerEditActions,
} from '@/screens/serverEdit/ServerEditScreen/serverEditView';
import { sampleEditable } from '../../kit/serverEdit';

/** Holds what is typed, as the container does. */
export function EditHarness(actions: ServerEditActions) {
  const [form, dispatch] = useReducer(formReducer<SettingsDraft, SaveRefusal>, null, () =>
    formStateOf<SettingsDraft, SaveRefusal>(draftOf(sampleEditable.settings)),
  );
  const [extras, setExtras] = useState(initialExtras);
  const patch = (changes: Partial<EditExtras>) => setExtras((now) => ({ ...now, ...changes }));
  const showPassword: ServerEditActions['onPasswordShownChange'] = (field, isShown) =>
    patch({ shownPasswords: { ...extras.shownPasswords, [field]: isShown } });
  const view = toServerEditView(
    { ...sampleEditable, version: '1', prices: samplePrices },
    form,
    extras,
    '2026-11-21',
  );
  return (
    <ServerEditScreen
      {...actions}
      view={view}
      reinstallKeys={null}
      onDraftChange={(change) => dispatch({ type: 'changed', patch: change })}
      onFieldBlur={(field) => dispatch({ type: 'left', field })}
      onPasswordShownChange={showPassword}
      onPasswordGenerate={(field) => {
        dispatch({ type: 'changed', patch: { [field]: 'k7#Wm-t2Qz=R9pX!bF4e' } });
        showPassword(field, true);
      }}
      onSummaryToggle={() => patch({ isSummaryOpen: !extras.isSummaryOpen })}
      onSubmit={() => (view.isReinstall ? patch({ confirmation: '' }) : actions.onSubmit())}
      onConfirmationType={(confirmation) => patch({ confirmation })}
      onReinstallDismiss={() => patch({ confirmation: null })}
    />
  );
}
