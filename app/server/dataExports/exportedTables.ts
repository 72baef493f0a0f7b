/** Rows of one table in a copy of an account's data. */
interface ExportedTable {
  /** Name of the file, without `.json`. */
  readonly file: string;
  readonly table: string;
  /** Column that names the account. */
  readonly owner: 'id' | 'userId' | 'accountId';
  /** Listed one by one: secrets and notes of staff are no data of the customer. */
  readonly columns: readonly string[];
  readonly order: string;
}

const byId = { owner: 'userId', order: 'id' } as const;

/** Everything that the portal stores about an account, but its files and documents. */
export const exportedTables: readonly ExportedTable[] = [
  {
    file: 'account',
    table: 'user',
    owner: 'id',
    order: 'id',
    columns: ['email', 'firstName', 'lastName', 'countryCode', 'region', 'createdAt', 'lastLoginAt'],
  },
  {
    file: 'profile',
    table: 'customer',
    owner: 'userId',
    order: 'userId',
    columns: ['profile', 'language', 'notices', 'status', 'openedAt'],
  },
  {
    file: 'consents',
    table: 'consent',
    owner: 'userId',
    order: 'acceptedAt',
    columns: ['document', 'version', 'acceptedAt'],
  },
  {
    file: 'passkeys',
    table: 'passkey',
    owner: 'userId',
    order: 'createdAt',
    columns: ['name', 'createdAt', 'lastUsedAt'],
  },
  { ...byId, file: 'sign-ins', table: 'signIn', columns: ['at', 'device'] },
  {
    ...byId,
    file: 'sessions',
    table: 'session',
    columns: ['createdAt', 'updatedAt', 'expiresAt', 'ipAddress', 'userAgent'],
  },
  {
    ...byId,
    file: 'servers',
    table: 'server',
    columns: [
      'id',
      'product',
      'domain',
      'status',
      'tariff',
      'createdOn',
      'endDate',
      'monthlyPrice',
      'addresses',
      'ipv6Subnets',
      'settings',
      'tags',
    ],
  },
  { ...byId, file: 'saved-filters', table: 'savedFilter', columns: ['id', 'name', 'query'] },
  {
    ...byId,
    file: 'server-events',
    table: 'serverEvent',
    columns: ['id', 'serverId', 'at', 'kind', 'actor', 'detail', 'token', 'member'],
  },
  {
    ...byId,
    file: 'snapshots',
    table: 'snapshot',
    columns: ['id', 'serverId', 'name', 'madeAt', 'sizeMb', 'state'],
  },
  {
    file: 'own-images',
    table: 'ownIso',
    owner: 'userId',
    order: 'serverId',
    columns: ['serverId', 'url', 'sizeMb', 'state', 'at'],
  },
  {
    file: 'firewalls',
    table: 'firewall',
    owner: 'userId',
    order: 'serverId',
    columns: ['serverId', 'applied'],
  },
  {
    file: 'reverse-names',
    table: 'reverseName',
    owner: 'userId',
    order: 'address',
    columns: ['serverId', 'address', 'name'],
  },
  {
    ...byId,
    file: 'payments',
    table: 'payment',
    columns: [
      'id',
      'date',
      'payer',
      'method',
      'amount',
      'paidCurrency',
      'paidMinor',
      'status',
      'refunded',
      'fromBalance',
      'commission',
      'payerDraft',
      'entries',
      'member',
    ],
  },
  { ...byId, file: 'orders', table: 'order', columns: ['id', 'at', 'paymentId', 'amount', 'member'] },
  { ...byId, file: 'payers', table: 'payer', columns: ['id', 'draft'] },
  {
    ...byId,
    file: 'cards',
    table: 'savedCard',
    columns: ['method', 'brand', 'lastDigits', 'expires', 'isForRenewal', 'addedAt'],
  },
  { file: 'cart', table: 'cart', owner: 'userId', order: 'userId', columns: ['entries'] },
  {
    ...byId,
    file: 'tickets',
    table: 'ticket',
    columns: [
      'id',
      'subject',
      'service',
      'serverId',
      'department',
      'status',
      'openedAt',
      'updatedAt',
      'closedAt',
    ],
  },
  {
    file: 'ticket-messages',
    table: 'ticketMessage',
    owner: 'userId',
    order: 'at',
    columns: ['ticketId', 'number', 'at', 'author', 'text', 'notice', 'member'],
  },
  {
    ...byId,
    file: 'attachments',
    table: 'attachment',
    columns: ['id', 'ticketId', 'messageNumber', 'name', 'size', 'type'],
  },
  { ...byId, file: 'notifications', table: 'notification', columns: ['id', 'at', 'isRead', 'about'] },
  {
    ...byId,
    file: 'api-tokens',
    table: 'apiToken',
    columns: ['id', 'name', 'scopes', 'hint', 'createdAt', 'expiresAt', 'lastUsedAt'],
  },
  { ...byId, file: 'webhooks', table: 'webhook', columns: ['id', 'url', 'topics', 'createdAt', 'pausedAt'] },
  {
    file: 'invitations',
    table: 'invitation',
    owner: 'accountId',
    order: 'id',
    columns: ['email', 'role', 'createdAt', 'expiresAt'],
  },
  {
    ...byId,
    file: 'mails',
    table: 'mailLog',
    columns: ['at', 'kind', 'email', 'subject', 'result'],
  },
];
