import { useState } from 'react';
import { reasonOf } from '@/domain/results/failureReason';
import type { ServerId } from '@/domain/servers/server';
import {
  snapshotNameProblem,
  type Snapshot,
  type SnapshotAction,
  type SnapshotRefusal,
} from '@/domain/servers/snapshots';
import { useI18n } from '@/i18n/I18nProvider';
import { emptyDraft, type SnapshotDraft } from '@/screens/servers/ServerScreen/backupsView';
import { useLock } from '@app/calls/calls';
import { useSend } from '@app/forms/useForm';
import { useQuestion } from '@app/forms/useQuestion';
import { usePorts } from '@app/providers/PortsProvider';
import { useReads } from '@app/reads/useReads';

/** Makes, restores and deletes snapshots of a server. */
export function useSnapshotActions(id: ServerId) {
  const { snapshots } = usePorts();
  const { invalidate } = useReads();
  const { t } = useI18n();
  const [draft, setDraft] = useState<SnapshotDraft>(emptyDraft);
  const { question, ask, answer, close } = useQuestion<
    { snapshot: Snapshot; action: SnapshotAction },
    SnapshotRefusal
  >();
  const refuse = (problem: SnapshotDraft['problem']) =>
    setDraft((before) => ({ ...before, isPending: false, problem, refusals: before.refusals + 1 }));
  const send = useSend<SnapshotRefusal>((action) => {
    if (action.type === 'sent') setDraft((before) => ({ ...before, isPending: true, problem: null }));
    else if (action.type === 'done') setDraft(emptyDraft);
    else if (action.type === 'failed') refuse(reasonOf<SnapshotRefusal>(action.failure));
    else setDraft((before) => ({ ...before, isPending: false, problem: null }));
  }, useLock('repeatable'));

  return {
    draft,
    question,
    actions: {
      onNameChange: (name: string) => setDraft((before) => ({ ...before, name, problem: null })),
      onMake() {
        const problem = snapshotNameProblem(draft.name);
        if (problem !== null) {
          refuse(problem);
          return;
        }
        send(() => snapshots.make(id, draft.name.trim()), {
          event: 'snapshot-make-failed',
          onDone: () => {
            invalidate('servers');
            return { type: 'success', title: t('snapshots.notice.make') };
          },
        });
      },
      onAsk: (snapshot: Snapshot, action: SnapshotAction) => ask({ snapshot, action }),
      onConfirm: () =>
        answer({
          event: 'snapshot-action-failed',
          call: ({ snapshot, action }) => snapshots.act(id, snapshot.id, action),
          onDone: (_, { action }) => {
            invalidate('servers');
            return { type: 'success', title: t(`snapshots.notice.${action}`) };
          },
        }),
      onClose: close,
    },
  };
}
