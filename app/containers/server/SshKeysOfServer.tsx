import type { ServerId } from '@/domain/servers/server';
import ServerSshKeys from '@/screens/servers/ServerScreen/ServerSshKeys';
import { useServerSshKeys } from '@app/reads/machineReads';

/** SSH keys of a server, in the access section of its page. */
export function SshKeysOfServer({ id }: { id: ServerId }) {
  const { state, refresh } = useServerSshKeys(id);
  return <ServerSshKeys view={state} onRetry={() => void refresh()} />;
}
