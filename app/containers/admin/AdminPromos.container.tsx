import { useCallback } from 'react';
import {
  emptyPromoDraft,
  promoDraftOf,
  promoProblems,
  promoRules,
  usablePromo,
  type AdminPromo,
  type PromoDraft,
} from '@/domain/admin/promo';
import { readWholeList } from '@/domain/list/pagedList';
import { useI18n } from '@/i18n/I18nProvider';
import { AdminPromosScreen } from '@/screens/admin/AdminPromosScreen/AdminPromosScreen';
import { withProblems } from '@/screens/admin/list/adminOverlay';
import { useAdminOverlay } from '@app/forms/useAdminOverlay';
import { useList } from '@app/lists/useList';
import { usePorts } from '@app/providers/PortsProvider';
import { usePromoUses } from '@app/reads/adminReads';

/** The promo codes (D46). */
export default function AdminPromosContainer() {
  const { admin } = usePorts();
  const { t } = useI18n();
  const { list, change, actions } = useList(promoRules, {
    key: 'admin/promos',
    event: 'admin-promos-failed',
    readPart: readWholeList(promoRules, admin.promos),
  });
  const dialog = useAdminOverlay<AdminPromo, PromoDraft, 'end'>();
  const { overlay, openForm } = dialog;
  const uses = usePromoUses(overlay.kind === 'details' ? overlay.row.code : null);

  const edit = useCallback((promo: AdminPromo) => openForm(promo, promoDraftOf(promo)), [openForm]);

  const follow = (notice: 'added' | 'saved' | 'ended') => (promo: AdminPromo) => {
    change((promos) => [...promos.filter(({ code }) => code !== promo.code), promo]);
    return { type: 'success', title: t(`adminPromos.notice.${notice}`), message: promo.code } as const;
  };

  const submit = () => {
    if (overlay.kind !== 'form') return;
    const { row } = overlay;
    const promo = usablePromo(overlay.draft);
    if (promo === null) dialog.refuse();
    else if (row === null) dialog.send(() => admin.addPromo(promo), follow('added'));
    else {
      const { code, ...terms } = promo;
      dialog.send(() => admin.savePromo(code, terms, row.version), follow('saved'));
    }
  };

  return (
    <AdminPromosScreen
      {...actions}
      {...dialog.actions}
      view={{ ...list, uses, overlay: withProblems(overlay, promoProblems, {}) }}
      onPromoAdd={() => openForm(null, emptyPromoDraft)}
      onPromoEdit={edit}
      onFormSubmit={submit}
      onQuestionConfirm={() => {
        if (overlay.kind !== 'question') return;
        const { code } = overlay.row;
        dialog.send(() => admin.endPromo(code), follow('ended'));
      }}
    />
  );
}
