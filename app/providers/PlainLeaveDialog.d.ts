import type { LeaveDialogProps } from '@/components/LeaveDialog';
/** The browser's own confirmation, for when the dialog's own code does not arrive. */
export declare function PlainLeaveDialog({ onStay, onLeave }: LeaveDialogProps): null;
