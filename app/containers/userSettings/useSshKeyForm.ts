import {
  changeSshKeyDraft,
  emptySshKey,
  sshKeyDraftProblems,
  type SshKey,
  type SshKeyDraft,
  type SshKeyRefusal,
} from '@/domain/sshKeys/sshKey';
import { useI18n } from '@/i18n/I18nProvider';
import { useForm } from '@app/forms/useForm';
import { usePorts } from '@app/providers/PortsProvider';
import type { useSshKeys } from '@app/reads/pageReads';

/** Form that adds a key to the account and to the list that was read. */
export function useSshKeyForm(
  keys: Pick<ReturnType<typeof useSshKeys>, 'change'>,
  onAdded?: (key: SshKey) => void,
) {
  const { sshKeys } = usePorts();
  const { t } = useI18n();
  const {
    state: form,
    dispatch,
    send,
    refuse,
  } = useForm<SshKeyDraft, SshKeyRefusal>({ initial: () => emptySshKey, after: 'repeatable' });

  return {
    form,
    change: (patch: Partial<SshKeyDraft>) =>
      dispatch({ type: 'changed', patch: (draft) => changed(draft, patch) }),
    submit() {
      if (refuse(sshKeyDraftProblems(form.draft))) return;
      send(() => sshKeys.add(form.draft), {
        event: 'ssh-key-add-failed',
        onDone: (added) => {
          keys.change((before) => [...before.filter(({ id }) => id !== added.id), added]);
          dispatch({ type: 'reset', draft: emptySshKey });
          onAdded?.(added);
          return { type: 'success', title: t('sshKeys.notice.added'), message: added.name };
        },
        rejectedBy: () => ['key'],
      });
    },
  };
}

/** Fields that an input changes, so that only these lose their refusal. */
function changed(draft: SshKeyDraft, patch: Partial<SshKeyDraft>): Partial<SshKeyDraft> {
  const next = changeSshKeyDraft(draft, patch);
  return next.name === draft.name ? patch : { ...patch, name: next.name };
}
