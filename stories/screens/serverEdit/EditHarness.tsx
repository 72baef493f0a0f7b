import { useState } from 'react';
import { ServerEditScreen } from '@/screens/serverEdit/ServerEditScreen/ServerEditScreen';
import type {
  ReadyEditView,
  ServerEditScreenProps,
} from '@/screens/serverEdit/ServerEditScreen/serverEditTypes';
import { makeEditView, questionOf } from './editViews';

/** Holds what is typed, as the container does. */
export function EditHarness(actions: Omit<ServerEditScreenProps, 'view'>) {
  const [{ draft, ...held }, setHeld] = useState<ReadyEditView>(() => makeEditView());
  const [typed, setTyped] = useState<string | null>(null);
  const { shownPasswords, isSummaryOpen, editable } = held;
  const view = makeEditView(draft, { shownPasswords, isSummaryOpen, editable });
  const patch = (changes: Partial<ReadyEditView>) => setHeld((now) => ({ ...now, ...changes }));
  return (
    <ServerEditScreen
      {...actions}
      view={{ ...view, question: typed === null ? null : questionOf(editable, typed) }}
      onDraftChange={(change) => setHeld((now) => ({ ...now, draft: { ...now.draft, ...change } }))}
      onPasswordShownChange={(field, isShown) =>
        patch({ shownPasswords: { ...shownPasswords, [field]: isShown } })
      }
      onPasswordGenerate={(field) =>
        patch({
          draft: { ...draft, [field]: 'k7#Wm-t2Qz=R9pX!bF4e' },
          shownPasswords: { ...shownPasswords, [field]: true },
        })
      }
      onSummaryToggle={() => patch({ isSummaryOpen: !isSummaryOpen })}
      onSubmit={() => (view.isReinstall ? setTyped('') : actions.onSubmit())}
      onConfirmationType={setTyped}
      onReinstallDismiss={() => setTyped(null)}
    />
  );
}
