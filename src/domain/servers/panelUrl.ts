import type { PanelId } from '../pricing/options';

/** Where the panels answer by default. */
const panelPorts: Readonly<Record<Exclude<PanelId, 'none'>, number>> = { cpanel: 2087, plesk: 8443 };

/** Address of a freshly installed control panel; null where there is none, or no address to reach it at. */
export function panelUrlOf(panel: PanelId, ip: string): string | null {
  return panel === 'none' || ip === '' ? null : `https://${ip}:${panelPorts[panel]}/`;
}
