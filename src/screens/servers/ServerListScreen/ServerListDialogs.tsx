import { RebootDialog } from './RebootDialog';
import { ServerDetailsDialog } from './ServerDetailsDialog';
import type { ServerListOverlay, ServerListScreenProps } from './serverListView';

export interface ServerListDialogsProps extends ServerListScreenProps {
  overlay: Exclude<ServerListOverlay, { kind: 'none' }>;
}

/** The open dialog. Loaded on demand. */
export default function ServerListDialogs({ overlay, ...props }: ServerListDialogsProps) {
  return overlay.kind === 'reboot' ? (
    <RebootDialog reboot={overlay} onConfirm={props.onRebootConfirm} onClose={props.onOverlayClose} />
  ) : (
    <ServerDetailsDialog overlay={overlay} onRetry={props.onDetailsRetry} onClose={props.onOverlayClose} />
  );
}
