import { useReducer } from 'react';
import { editReducer, initialEditState } from '@/screens/serverEdit/ServerEditScreen/editState';
import { ServerEditScreen } from '@/screens/serverEdit/ServerEditScreen/ServerEditScreen';
import {
  toServerEditView,
  type ServerEditActions,
} from '@/screens/serverEdit/ServerEditScreen/serverEditView';
import { sampleEditable } from '../../kit/serverEdit';

/** Holds what is typed, as the container does. */
export function EditHarness(actions: ServerEditActions) {
  const [state, dispatch] = useReducer(editReducer, sampleEditable, initialEditState);
  const view = toServerEditView(sampleEditable, state);
  const password = 'k7#Wm-t2Qz=R9pX!bF4e';
  return (
    <ServerEditScreen
      {...actions}
      view={view}
      onDraftChange={(patch) => dispatch({ type: 'changed', patch })}
      onFieldLeave={(field) => dispatch({ type: 'left', field })}
      onPasswordShownChange={(field, isShown) => dispatch({ type: 'passwordShown', field, isShown })}
      onPasswordGenerate={(field) => dispatch({ type: 'passwordMade', field, password })}
      onSummaryToggle={() => dispatch({ type: 'summaryToggled' })}
      onSubmit={() => (view.isReinstall ? dispatch({ type: 'questionAsked' }) : actions.onSubmit())}
      onConfirmationType={(typed) => dispatch({ type: 'confirmationTyped', typed })}
      onReinstallDismiss={() => dispatch({ type: 'questionClosed' })}
    />
  );
}
