import { useState } from 'react';
import { isoUrlProblem, type IsoRefusal } from '@/domain/servers/ownIso';
import type { Server } from '@/domain/servers/server';
import type { OccupiedServer } from '@/domain/servers/serverStates';
import { useI18n } from '@/i18n/I18nProvider';
import { emptyIsoDraft, toIsoView } from '@/screens/servers/ServerScreen/isoView';
import ServerIso from '@/screens/servers/ServerScreen/ServerIso';
import { useQuestion } from '@app/forms/useQuestion';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast } from '@app/providers/ToastProvider';
import { useOwnIso } from '@app/reads/machineReads';
import { useReads } from '@app/reads/useReads';

/** Own image of a server, in the access section of its page. */
export function IsoOfServer({ server }: { server: Server & OccupiedServer }) {
  const { recovery } = usePorts();
  const { invalidate } = useReads();
  const { t } = useI18n();
  const toast = useToast();
  const { state, refresh } = useOwnIso(server.id);
  const [draft, setDraft] = useState(emptyIsoDraft);
  const { question, ask, answer, close } = useQuestion<{ action: 'attach' | 'detach' }, IsoRefusal>();
  const url = draft.url.trim();

  function askAttach() {
    const problem = isoUrlProblem(url);
    if (problem === null) ask({ action: 'attach' });
    else setDraft((before) => ({ ...before, problem, refusals: before.refusals + 1 }));
  }

  return (
    <ServerIso
      view={toIsoView({ server, load: state, draft, question })}
      onUrlChange={(typed) => setDraft((before) => ({ ...before, url: typed, problem: null }))}
      onAttachAsk={askAttach}
      onDetachAsk={() => ask({ action: 'detach' })}
      onConfirm={() =>
        answer({
          event: 'server-iso-failed',
          call: ({ action }) => recovery.setIso(server.id, action === 'attach' ? url : null),
          onDone: (_, { action }) => {
            invalidate('servers');
            if (action === 'attach') setDraft(emptyIsoDraft);
            return { type: 'success', title: t(`ownIso.notice.${action}`) };
          },
        })
      }
      onClose={close}
      onRetry={() => void refresh()}
      onReasonAsk={(reason) => toast({ type: 'info', title: reason })}
    />
  );
}
