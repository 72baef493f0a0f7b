/** What the demonstration holds before anybody changes it: the first look and the whole of it begin with the same. */
import { toChoices, type NoticeSettings } from '@/domain/notices';
import type { Server } from '@/domain/server';
import type { EditableServer } from '@/domain/serverSettings';
import type { MoveSample } from '@/sample-data/moveSample';
import { orderDay } from '@/sample-data/servers';
import { makeEditableServer } from '@/sample-data/serverSettings';

/** The version of a profile, and of a server. */
export const firstVersion = '0';

/** What the account wants to hear of before anybody chose. */
export const firstNotices: NoticeSettings = { choices: toChoices({}), language: 'ru' };

/** A server as it is edited. */
export function unchangedServer(server: Server, move: MoveSample): EditableServer {
  return makeEditableServer(server, { createdOn: move(orderDay(server)) });
}
