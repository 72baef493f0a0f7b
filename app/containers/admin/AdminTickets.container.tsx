import { deskRules } from '@/domain/desk/deskRules';
import { AdminTicketsScreen } from '@/screens/admin/AdminTicketsScreen/AdminTicketsScreen';
import { useNow } from '@app/device/clock';
import { useList } from '@app/lists/useList';
import { usePorts } from '@app/providers/PortsProvider';
import { useResponseTimes } from '@app/reads/deskReads';
import { useChanges } from '@app/reads/useChanges';

/** The staff's queue of tickets. */
export default function AdminTicketsContainer() {
  const { desk } = usePorts();
  const { list, actions } = useList(deskRules, {
    key: 'desk/tickets',
    event: 'desk-tickets-failed',
    readPart: desk.tickets,
    watch: useChanges('desk'),
  });
  const times = useResponseTimes();
  const report = times.state.status === 'ready' ? times.state.value : null;
  return <AdminTicketsScreen {...actions} view={{ ...list, now: useNow(), report }} />;
}
