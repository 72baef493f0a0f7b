import { useCallback } from 'react';
import {
  datacenterDraftOf,
  datacenterProblems,
  datacenterRules,
  emptyDatacenterDraft,
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
import { datacenterStore } from '@app/stores/datacenterStore';

/** The data centres. */
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

  const follow = (notice: 'added' | 'saved') => (datacenter: AdminDatacenter) => {
    change((all) => [...all.filter(({ id }) => id !== datacenter.id), datacenter]);
    // Until the next read, which orders them: the form offers no country twice, and names are the new ones.
    const { id, city } = datacenter;
    const named = datacenterStore.getSnapshot();
    datacenterStore.set(
      notice === 'added'
        ? [...named, { id, city }]
        : named.map((each) => (each.id === id ? { id, city } : each)),
    );
    // Customers' catalogue pages in this browser use it.
    invalidate('plans');
    const title = i18n.t(`adminDatacenters.notice.${notice}`);
    return { type: 'success', title, message: datacenterName(datacenter, i18n) } as const;
  };

  const submit = () => {
    if (overlay.kind !== 'form') return;
    const { row, draft } = overlay;
    const next = usableDatacenter(draft);
    if (next === null) dialog.refuse();
    else if (row === null) dialog.send(() => admin.addDatacenter(next), follow('added'));
    else {
      const { id, ...changed } = next;
      dialog.send(() => admin.saveDatacenter(id, changed, row.version), follow('saved'));
    }
  };

  return (
    <AdminDatacentersScreen
      {...actions}
      {...dialog.actions}
      view={{ ...list, overlay: withProblems(overlay, datacenterProblems, {}) as DatacenterOverlay }}
      onDatacenterAdd={() => openForm(null, emptyDatacenterDraft)}
      onDatacenterEdit={edit}
      onFormSubmit={submit}
    />
  );
}
