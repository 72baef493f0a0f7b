import { accessOf } from '@/domain/servers/detailsOf';
import { toFirewallView } from '@/screens/servers/ServerScreen/firewallView';
import { toReverseNamesView } from '@/screens/servers/ServerScreen/reverseNamesView';
import ServerFirewall from '@/screens/servers/ServerScreen/ServerFirewall';
import ServerReverseNames from '@/screens/servers/ServerScreen/ServerReverseNames';
import { useToast } from '@app/providers/ToastProvider';
import { useFirewall, useReverseNames } from '@app/reads/machineReads';
import type { SectionProps } from './serverSection';
import { useFirewallActions } from './useFirewallActions';
import { useReverseNameActions } from './useReverseNameActions';

/** Reverse names and firewall of a server, below its addresses. */
export default function NetworkTab({ edited: { server }, isBusy }: SectionProps) {
  const occupied = { ...server, isBusy };
  const toast = useToast();
  const explain = (reason: string) => toast({ type: 'info', title: reason });
  const names = useReverseNames(server.id);
  const firewall = useFirewall(server.id);
  const naming = useReverseNameActions(server.id, names);
  const { edited, draft, question, actions } = useFirewallActions(server.id, firewall);
  return (
    <>
      <ServerReverseNames
        {...naming.actions}
        view={toReverseNamesView({ server: occupied, load: names.state, question: naming.question })}
        onRetry={() => void names.refresh()}
        onReasonAsk={explain}
      />
      <ServerFirewall
        {...actions}
        view={toFirewallView({
          server: occupied,
          loginPort: accessOf(server).port,
          load: firewall.state,
          edited,
          draft,
          question,
        })}
        onRetry={() => void firewall.refresh()}
        onReasonAsk={explain}
      />
    </>
  );
}
