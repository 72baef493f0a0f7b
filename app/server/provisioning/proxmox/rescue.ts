/** Where the rescue system is, and for whom. */
interface RescueSource {
  readonly iso: string;
  readonly drive: string;
  /** Disk of the machine's own system. */
  readonly disk: string;
  /** As the machine has it now: `uuid=…`. */
  readonly smbios1: unknown;
  /** Password of the rescue system's root; null to leave it. */
  readonly password: string | null;
}

/**
 * Settings of a machine that starts the rescue system, or its own again. The password is passed on as the product's SKU,
 * which the rescue system reads: cloud-init would set it in the system on the disk.
 */
export function rescueSettings({
  iso,
  drive,
  disk,
  smbios1,
  password,
}: RescueSource): Record<string, string> {
  const [uuid = ''] = /uuid=[\da-f-]+/i.exec(typeof smbios1 === 'string' ? smbios1 : '') ?? [];
  if (password === null)
    return {
      boot: `order=${disk}`,
      ...(uuid !== '' && { smbios1: uuid }),
      delete: uuid === '' ? `${drive},smbios1` : drive,
    };
  const sku = `base64=1,sku=${Buffer.from(password).toString('base64')}`;
  return {
    [drive]: `${iso},media=cdrom`,
    boot: `order=${drive};${disk}`,
    smbios1: uuid === '' ? sku : `${uuid},${sku}`,
  };
}
