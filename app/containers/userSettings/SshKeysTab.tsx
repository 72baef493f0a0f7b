import type { SshKey } from '@/domain/sshKeys/sshKey';
import { useI18n } from '@/i18n/I18nProvider';
import { SshKeysScreen } from '@/screens/sshKeys/SshKeysScreen/SshKeysScreen';
import { toSshKeysView } from '@/screens/sshKeys/SshKeysScreen/sshKeysView';
import { useQuestion } from '@app/forms/useQuestion';
import { usePorts } from '@app/providers/PortsProvider';
import { useSshKeys } from '@app/reads/pageReads';
import { useSshKeyForm } from './useSshKeyForm';

/** Part of the settings with the account's public SSH keys. */
export default function SshKeysTab() {
  const { sshKeys } = usePorts();
  const { t } = useI18n();
  const keys = useSshKeys();
  const { form, change, submit } = useSshKeyForm(keys);
  const { question, ask, answer, close } = useQuestion<{ key: SshKey }, 'demonstration'>();

  const remove = () =>
    answer({
      event: 'ssh-key-removal-failed',
      call: ({ key }) => sshKeys.remove(key.id),
      onDone: (_, { key }) => {
        keys.change((before) => before.filter(({ id }) => id !== key.id));
        return { type: 'success', title: t('sshKeys.notice.removed'), message: key.name };
      },
    });

  return (
    <SshKeysScreen
      view={toSshKeysView({ keys: keys.state, form, removal: question })}
      onDraftChange={change}
      onSubmit={submit}
      onRemovalAsk={(key) => ask({ key })}
      onRemovalConfirm={remove}
      onRemovalClose={close}
      onRetry={() => void keys.refresh()}
    />
  );
}
