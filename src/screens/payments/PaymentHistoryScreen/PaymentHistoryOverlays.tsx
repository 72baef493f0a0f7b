import { PrintSheet } from '@/primitives/PrintSheet';
import { DeleteDialog } from './DeleteDialog';
import { PayDialog } from './PayDialog';
import { PaymentSheet } from './PaymentSheet';
import type { PaymentHistoryOverlay, PaymentHistoryScreenProps } from './paymentHistoryView';

interface PaymentHistoryOverlaysProps extends PaymentHistoryScreenProps {
  overlay: Exclude<PaymentHistoryOverlay, { kind: 'none' }>;
}

/** Open dialog or print sheet. Loaded on demand. */
export default function PaymentHistoryOverlays({ overlay, ...props }: PaymentHistoryOverlaysProps) {
  switch (overlay.kind) {
    case 'pay':
      return (
        <PayDialog
          pay={overlay}
          topUpHref={props.view.addHref}
          onConfirm={props.onPayConfirm}
          onBalanceRetry={props.onBalanceRetry}
          onClose={props.onOverlayClose}
        />
      );
    case 'delete':
      return (
        <DeleteDialog question={overlay} onConfirm={props.onDeleteConfirm} onClose={props.onOverlayClose} />
      );
    case 'print':
      return (
        <PrintSheet of={overlay.sheet} onReady={props.onSheetReady}>
          <PaymentSheet sheet={overlay.sheet} />
        </PrintSheet>
      );
  }
}
