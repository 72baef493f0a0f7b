import type { PanelId } from '../pricing/options';

/** Default ports of the panels. */
const panelPorts: Readonly<Record<Exclude<PanelId, 'none'>, number>> = { cpanel: 2087, plesk: 8443 };

/** Address of a new control panel; null without a panel or an address. */
export function panelUrlOf(panel: PanelId, ip: string): string | null {
  return panel === 'none' || ip === '' ? null : `https://${ip}:${panelPorts[panel]}/`;
}
