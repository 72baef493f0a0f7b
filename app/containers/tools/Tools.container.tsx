import { ToolsScreen } from '@/screens/tools/ToolsScreen/ToolsScreen';
import { toToolsView } from '@/screens/tools/ToolsScreen/toolsView';
import { useNow } from '@app/device/clock';
import { useApiTokens } from '@app/reads/toolsReads';
import { useTokenOverlay } from './useTokenOverlay';

/** Tools for programs: API tokens. */
export default function ToolsContainer() {
  const { state, refresh } = useApiTokens();
  const { overlay, actions } = useTokenOverlay();
  const now = useNow();
  return (
    <ToolsScreen
      {...actions}
      view={toToolsView(state, { origin: window.location.origin, now, overlay })}
      onRetry={() => void refresh()}
    />
  );
}
