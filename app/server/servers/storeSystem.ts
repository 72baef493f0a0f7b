import type { ServerId } from '@/domain/servers/server';
import { editSoftwareIds } from '@/domain/servers/serverSettings';
import { isSame } from '@/domain/values/isSame';
import type { Db } from '../db/database';
import { serverRow } from '../serverStore/read';
import { storeChanged, toEditable } from '../serverStore/store';

/** Stores the system and software that a server's disk has, if the settings name others. */
export async function storeSystem(
  tx: Db,
  { userId, serverId }: { readonly userId: string; readonly serverId: ServerId },
  { os, software }: { readonly os: string; readonly software: string },
  now: Date,
): Promise<void> {
  const row = await serverRow(tx, userId, serverId).forUpdate().executeTakeFirst();
  if (!row) return;
  const before = toEditable(row);
  const { server, settings } = before;
  const set = editSoftwareIds.find((id) => id === software) ?? settings.software;
  const editable = { ...before, server: { ...server, os }, settings: { ...settings, os, software: set } };
  if (!isSame(editable, before)) await storeChanged(tx, userId, { editable, notes: [] }, now);
}
