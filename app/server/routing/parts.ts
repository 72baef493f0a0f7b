import type { FixableSetting } from '@/domain/admin/settings';
import type { Contents } from '../attachments/contents';
import type { Background } from '../background';
import type { Changes } from '../changes';
import type { Db } from '../db/database';
import type { Gateways } from '../gateways/gateway';
import type { Connection } from '../http/connection';
import type { ServerContext } from '../http/types';
import type { Uploads } from '../http/uploads';
import type { Limiter } from '../limiter';
import type { ServerViews } from '../provisioning/provisioner';
import type { TestMail } from '../mail/testMail';
import type { Seal } from '../seal';
import type { Systems } from '../systems/systems';
import type { InspectIso } from '../webhooks/inspectIso';
import type { Caller } from './caller';

/** Dependencies of the contract's routes and handlers. */
export interface RoutingParts {
  readonly db: Db;
  readonly changes: Changes;
  /** Call after a commit that may have stored jobs. */
  readonly wakeJobs: () => void;
  readonly limiter: Limiter;
  readonly uploads: Uploads;
  readonly contents: Contents;
  readonly background: Background;
  readonly connection: Connection;
  /** Gateways that collect the money of payments. */
  readonly gateways: Gateways;
  /** Provisioner calls made while a user waits. */
  readonly views: ServerViews;
  /** Looks at an ISO image before it is fetched. */
  readonly inspectIso: InspectIso;
  /** Private hosts that webhooks may reach. */
  readonly privateHosts: readonly string[];
  /** Status of the server's own parts. */
  readonly systems: Systems;
  /** Settings that the environment overrides. */
  readonly fixedSettings: readonly FixableSetting[];
  /** Sends a test mail and returns the mail server's answer. */
  readonly testMail: TestMail;
  /** Encrypts passwords of servers until they are delivered. */
  readonly seal: Seal;
  /** Returns the user of a call; null for a visitor. */
  readonly callerOf: (c: ServerContext) => Promise<Caller | null>;
  /** E-mails of the owners in `ADMIN_EMAILS`. */
  readonly adminEmails: readonly string[];
  /** Whether the role or the configuration makes a user an administrator. */
  readonly isAdmin: (user: { readonly email: string; readonly role: string }) => boolean;
}
