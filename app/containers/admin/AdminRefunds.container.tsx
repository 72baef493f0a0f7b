import { refundRules } from '@/domain/admin/lists';
import { AdminRefundsScreen } from '@/screens/admin/AdminRefundsScreen/AdminRefundsScreen';
import { toAdminRefundsView } from '@/screens/admin/AdminRefundsScreen/adminRefundsView';
import { useList } from '@app/lists/useList';
import { useListRead } from '@app/lists/useListRead';
import { useAdminRefunds } from '@app/reads/adminReads';

/** Money that was given back (D33). */
export default function AdminRefundsContainer() {
  const { list, result, actions } = useList(refundRules, useListRead(useAdminRefunds()));
  return <AdminRefundsScreen {...actions} view={toAdminRefundsView({ list, result })} />;
}
