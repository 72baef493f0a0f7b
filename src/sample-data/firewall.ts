import { firewallPresets, type Firewall } from '@/domain/servers/firewall';

/** Makes a firewall that admits the web to everybody, and SSH to an office. */
export function makeFirewall(changes: Partial<Firewall> = {}): Firewall {
  const [ssh] = firewallPresets.ssh;
  return {
    applied: {
      isOn: true,
      rules: [...firewallPresets.web, { ...ssh, network: '203.0.113.0/24', note: 'Office' }],
    },
    wanted: null,
    state: 'applied',
    ...changes,
  };
}
