import { combineLoaded } from '@/domain/results/loaded';
import { ToolsScreen } from '@/screens/tools/ToolsScreen/ToolsScreen';
import { toToolsView } from '@/screens/tools/ToolsScreen/toolsView';
import { useNow } from '@app/device/clock';
import { useApiTokens, useWebhooks } from '@app/reads/toolsReads';
import { useTokenOverlay } from './useTokenOverlay';
import { useWebhookOverlay } from './useWebhookOverlay';

/** Tools for programs: API tokens and webhooks. */
export default function ToolsContainer() {
  const tokens = useApiTokens();
  const webhooks = useWebhooks();
  const token = useTokenOverlay();
  const webhook = useWebhookOverlay();
  const now = useNow();
  const state = combineLoaded(tokens.state, webhooks.state, (ofTokens, ofWebhooks) => ({
    tokens: ofTokens,
    webhooks: ofWebhooks,
  }));
  return (
    <ToolsScreen
      {...token.actions}
      {...webhook.actions}
      view={toToolsView(state, {
        origin: window.location.origin,
        now,
        overlay: webhook.overlay ?? token.overlay,
      })}
      onOverlayClose={() => {
        token.actions.onOverlayClose();
        webhook.close();
      }}
      onRetry={() => {
        for (const read of [tokens, webhooks]) if (read.state.status === 'error') void read.refresh();
      }}
    />
  );
}
