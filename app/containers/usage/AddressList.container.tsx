import { AddressListScreen } from '@/screens/usage/AddressListScreen/AddressListScreen';
import { toAddressListView } from '@/screens/usage/AddressListScreen/addressListView';
import { useOwnAddresses } from '@app/reads/usageReads';

/** Addresses of all servers of the account. */
export default function AddressListContainer() {
  const { state, refresh } = useOwnAddresses();
  return <AddressListScreen view={toAddressListView(state)} onRetry={() => void refresh()} />;
}
