import type { FetchIso } from './webhooks/fetchIso';
import type { InspectIso } from './webhooks/inspectIso';
import type { AuthConfigAnswer } from '@/domain/auth/answers';
import type { FixableSetting } from '@/domain/admin/settings';
import type { Contents } from './attachments/contents';
import type { Systems } from './systems/systems';
import type { CurrentSettings } from './settings/currentSettings';
import type { Auth } from './auth/createAuth';
import type { ExternalSignIn } from './auth/externalSignIn';
import type { FindSession } from './auth/findSession';
import type { PasswordQueue } from './auth/passwordQueue';
import type { Background } from './background';
import type { Changes } from './changes';
import type { Db } from './db/database';
import type { Gateways } from './gateways/gateway';
import type { TestMail } from './mail/testMail';
import type { Seal } from './seal';
import type { ServerViews } from './provisioning/provisioner';
import type { Connection } from './http/connection';
import type { SetupHints } from './http/setupHints';
import type { Uploads } from './http/uploads';
import type { Limiter } from './limiter';
import type { Log } from './log';
import type { Language } from './messages/messages';
import type { ReplyAddresses } from './mail/replyAddress';
import type { WatchedMailer } from './mail/watchedMailer';
import type { Metrics } from './metrics/metrics';
import type { Readiness } from './readiness';
import type { AssetFolders } from './static/earlierAssets';
import type { RenderLanding } from './static/landing';
import type { TestBank } from './testBank/bank';

/** Dependencies of the app; tests replace some. */
export interface Deps {
  readonly db: Db;
  readonly changes: Changes;
  /** Call after a commit that may have stored jobs. */
  readonly wakeJobs: () => void;
  /** Secret shared with the provider's automation, which signs reports; null without one. */
  readonly automationSecret: string | null;
  /** Secret of the mail server's calls, and addresses for answers; null if mails cannot be answered. */
  readonly inboundMail: { readonly secret: string; readonly addresses: ReplyAddresses } | null;
  /** Whether new accounts begin with the specification's sample (D25). */
  readonly hasDemoData: boolean;
  readonly auth: Auth;
  readonly findSession: FindSession;
  readonly mailer: WatchedMailer;
  /** Sends a test mail and returns the mail server's answer. */
  readonly testMail: TestMail;
  readonly limiter: Limiter;
  readonly settings: CurrentSettings;
  /** Settings that the environment overrides. */
  readonly fixedSettings: readonly FixableSetting[];
  readonly passwordQueue: PasswordQueue;
  readonly uploads: Uploads;
  readonly contents: Contents;
  /** Gateways that take the money of payments. */
  readonly gateways: Gateways;
  /** Signs the addresses of simulated consoles; null for real servers. */
  readonly consoleSecret: string | null;
  /** Views that pages request from the provisioner. */
  readonly views: ServerViews;
  /** Looks at an ISO image before it is fetched. */
  readonly inspectIso: InspectIso;
  /** Fetches an ISO image for a node. */
  readonly fetchIso: FetchIso;
  /** Private hosts that webhooks may reach. */
  readonly privateHosts: readonly string[];
  /** Encrypts passwords of servers until they are delivered. */
  readonly seal: Seal;
  /** Null if the test bank is disabled. */
  readonly testBank: TestBank | null;
  readonly background: Background;
  /** For the administrators' dashboard. */
  readonly systems: Systems;
  /** Null without `METRICS_TOKEN`, which protects reading them. */
  readonly metrics: { readonly token: string; readonly counted: Metrics } | null;
  readonly readiness: Readiness;
  readonly connection: Connection;
  readonly setupHints: SetupHints;
  /** Whether HSTS includes the subdomains. */
  readonly hstsSubdomains: boolean;
  readonly brandNames: Readonly<Record<Language, string>>;
  /** Renders the landing page with the offers of the catalogue. */
  readonly renderLanding: RenderLanding | null;
  /** Public URL, if configured. */
  readonly publicUrl: string | null;
  /** Whether visitors see the demonstration or have to sign in (D22): the environment's, else that of the settings. */
  readonly access: () => AuthConfigAnswer['access'];
  /** Null without OpenID Connect (D13). */
  readonly external: ExternalSignIn | null;
  /** Verified addresses that are administrators besides those in the database. */
  readonly adminEmails: readonly string[];
  /** Folder of the built client. */
  readonly clientDir: string;
  /** Assets of the current and earlier builds, for tabs opened before a release. */
  readonly assets: AssetFolders;
  readonly log: Log;
}
