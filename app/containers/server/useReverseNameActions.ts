import type { ReverseName, ReverseNameRefusal } from '@/domain/servers/reverseName';
import { toReverseName } from '@/domain/servers/reverseName';
import type { ServerId } from '@/domain/servers/server';
import { useI18n } from '@/i18n/I18nProvider';
import { isTrusted, type ReverseNameQuestion } from '@/screens/servers/ServerScreen/reverseNamesView';
import { useQuestion } from '@app/forms/useQuestion';
import { usePorts } from '@app/providers/PortsProvider';
import type { ReadUse } from '@app/reads/useRead';
import { useReads } from '@app/reads/useReads';

type Subject = Pick<ReverseNameQuestion, 'current' | 'name' | 'problem' | 'forward'>;

/** Edits the reverse name of an address: checks what the name answers, and saves it. */
export function useReverseNameActions(id: ServerId, names: ReadUse<readonly ReverseName[]>) {
  const { network, log } = usePorts();
  const { invalidate } = useReads();
  const { t } = useI18n();
  const { question, ask, change, answer, close } = useQuestion<Subject, ReverseNameRefusal>();

  const save = () =>
    answer({
      event: 'reverse-name-save-failed',
      call: ({ current, name }) => network.saveReverseName(id, current.address, name.trim()),
      onDone: (next) => {
        names.change(() => next);
        invalidate('servers');
        return { type: 'success', title: t('network.notice.reverse') };
      },
    });
  /** Saves a name that leads back. A lookup that fails warns like a name without an answer: it must not keep anybody from saving. */
  const check = ({ current, name }: Subject) => {
    change({ forward: 'checking' });
    network.checkReverseName(id, current.address, name.trim()).then(
      (forward) => {
        change({ forward });
        if (forward === 'matches') save();
      },
      (error: unknown) => {
        log.event('reverse-name-check-failed', { error: String(error) });
        change({ forward: 'unresolved' });
      },
    );
  };

  return {
    question,
    actions: {
      onEdit: (current: ReverseName) =>
        ask({ current, name: current.wanted ?? current.name ?? '', problem: null, forward: null }),
      onNameChange: (name: string) => change({ name, problem: null, forward: null }),
      onSubmit() {
        if (!question) return;
        const host = toReverseName(question.name);
        if ('problem' in host) change({ problem: host.problem });
        else if (isTrusted(question) || question.forward !== null) save();
        else check(question);
      },
      onClose: close,
    },
  };
}
