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
import type { Seal } from '../seal';
import type { Systems } from '../systems/systems';
import type { Caller } from './caller';

/** The parts that the calls of the contract are routed with, and those that their handlers are given. */
export interface RoutingParts {
  readonly db: Db;
  readonly changes: Changes;
  /** After a commit that may have stored jobs. */
  readonly wakeJobs: () => void;
  readonly limiter: Limiter;
  readonly uploads: Uploads;
  readonly contents: Contents;
  readonly background: Background;
  readonly connection: Connection;
  /** Gateways that collect the money of payments. */
  readonly gateways: Gateways;
  /** Provisioner calls made while somebody waits for the answer. */
  readonly views: ServerViews;
  /** Information that the server has about its own parts. */
  readonly systems: Systems;
  /** Settings that the environment decides. */
  readonly fixedSettings: readonly FixableSetting[];
  /** For passwords of servers, on their way. */
  readonly seal: Seal;
  /** Finds the user who makes a call; null for a visitor. */
  readonly callerOf: (c: ServerContext) => Promise<Caller | null>;
  /** E-mails of the owners whom the environment names. */
  readonly adminEmails: readonly string[];
  /** Whether somebody's role, or the configuration, makes them an administrator. */
  readonly isAdmin: (user: { readonly email: string; readonly role: string }) => boolean;
}
