import { useCallback } from 'react';
import {
  datacenterDraftOf,
  datacenterProblems,
  datacenterRules,
  usableDatacenter,
  type AdminDatacenter,
  type DatacenterDraft,
} from '@/domain/admin/datacenter';
import { readWholeList } from '@/domain/list/pagedList';
import { useI18n } from '@/i18n/I18nProvider';
import { AdminDatacentersScreen } from '@/screens/admin/AdminDatacentersScreen/AdminDatacentersScreen';
import type { DatacenterOverlay } from '@/screens/admin/AdminDatacentersScreen/adminDatacentersView';
import { datacenterName } from '@/screens/admin/AdminDatacentersScreen/datacenterColumns';
import { withProblems } from '@/screens/admin/list/adminOverlay';
import { useAdminOverlay } from '@app/forms/useAdminOverlay';
import { useList } from '@app/lists/useList';
import { usePorts } from '@app/providers/PortsProvider';
import { useReads } from '@app/reads/useReads';

/** The data centres and their sale. */
export default function AdminDatacentersContainer() {
  const { admin } = usePorts();
  const i18n = useI18n();
  const { invalidate } = useReads();
  const { list, change, actions } = useList(datacenterRules, {
    key: 'admin/datacenters',
    event: 'admin-datacenters-failed',
    readPart: readWholeList(datacenterRules, admin.datacenters),
  });
  const dialog = useAdminOverlay<AdminDatacenter, DatacenterDraft, never>();
  const { overlay, openForm } = dialog;

  const edit = useCallback(
    (datacenter: AdminDatacenter) => openForm(datacenter, datacenterDraftOf(datacenter)),
    [openForm],
  );

  const submit = () => {
    if (overlay.kind !== 'form' || overlay.row === null) return;
    const { id, version } = overlay.row;
    const next = usableDatacenter(overlay.draft);
    if (next === null) dialog.refuse();
    else
      dialog.send(
        () => admin.saveDatacenter(id, next, version),
        (datacenter) => {
          change((all) => all.map((each) => (each.id === datacenter.id ? datacenter : each)));
          // Customers' catalogue pages in this browser use it.
          invalidate('plans');
          const title = i18n.t('adminDatacenters.notice.saved');
          return { type: 'success', title, message: datacenterName(datacenter, i18n) };
        },
      );
  };

  return (
    <AdminDatacentersScreen
      {...actions}
      {...dialog.actions}
      view={{ ...list, overlay: withProblems(overlay, datacenterProblems, {}) as DatacenterOverlay }}
      onDatacenterEdit={edit}
      onFormSubmit={submit}
    />
  );
}
