import * as v from 'valibot';
import { type AdminServerId } from '@/domain/admin/server';
import { type AdminUserId } from '@/domain/admin/user';
/** The provider's settings, as they are stored and sent; the rest of their rules are `settingsProblems`. */
export declare const settingsSchema: v.ObjectSchema<
  {
    readonly siteName: v.SchemaWithPipe<
      readonly [
        v.StringSchema<undefined>,
        v.MaxLengthAction<string, 1000, undefined>,
        v.CheckAction<string, undefined>,
      ]
    >;
    readonly supportEmail: v.SchemaWithPipe<
      readonly [
        v.StringSchema<undefined>,
        v.MaxLengthAction<string, 1000, undefined>,
        v.CheckAction<string, undefined>,
      ]
    >;
    readonly smtpHost: v.SchemaWithPipe<
      readonly [
        v.StringSchema<undefined>,
        v.MaxLengthAction<string, 1000, undefined>,
        v.CheckAction<string, undefined>,
      ]
    >;
    readonly smtpPort: v.SchemaWithPipe<
      readonly [
        v.NumberSchema<undefined>,
        v.MinValueAction<number, 0 | 5 | 1, undefined>,
        v.MaxValueAction<number, 100 | 20 | 65535 | 1440, undefined>,
      ]
    >;
    readonly senderEmail: v.SchemaWithPipe<
      readonly [
        v.StringSchema<undefined>,
        v.MaxLengthAction<string, 1000, undefined>,
        v.CheckAction<string, undefined>,
      ]
    >;
    readonly taxRate: v.SchemaWithPipe<
      readonly [
        v.NumberSchema<undefined>,
        v.MinValueAction<number, 0 | 5 | 1, undefined>,
        v.MaxValueAction<number, 100 | 20 | 65535 | 1440, undefined>,
      ]
    >;
    readonly defaultCurrency: v.PicklistSchema<readonly ['USD', 'RUB', 'EUR'], undefined>;
    readonly maxLoginAttempts: v.SchemaWithPipe<
      readonly [
        v.NumberSchema<undefined>,
        v.MinValueAction<number, 0 | 5 | 1, undefined>,
        v.MaxValueAction<number, 100 | 20 | 65535 | 1440, undefined>,
      ]
    >;
    readonly sessionMinutes: v.SchemaWithPipe<
      readonly [
        v.NumberSchema<undefined>,
        v.MinValueAction<number, 0 | 5 | 1, undefined>,
        v.MaxValueAction<number, 100 | 20 | 65535 | 1440, undefined>,
      ]
    >;
  },
  undefined
>;
/** The provider's side (§2 'Admin area'): the same data as the customers' (D33). What is done is audited. */
export declare const adminContract: {
  account: {
    readonly method: 'GET';
    readonly path: '/api/admin/account';
    readonly summary: 'Who the administrator is, and how many events are new to them.';
    readonly role: 'admin';
    readonly answer: v.ObjectSchema<
      {
        readonly name: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly email: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly notifications: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.SafeIntegerAction<number, undefined>,
            v.MinValueAction<number, 0, undefined>,
          ]
        >;
      },
      undefined
    >;
    readonly refusals: readonly [];
  };
  overview: {
    readonly method: 'GET';
    readonly path: '/api/admin/overview';
    readonly summary: 'The figures of the dashboard, the newest events of the audit trail, the state of the systems.';
    readonly role: 'admin';
    readonly answer: v.ObjectSchema<
      {
        readonly users: v.ObjectSchema<
          {
            readonly total: v.SchemaWithPipe<
              readonly [
                v.NumberSchema<undefined>,
                v.SafeIntegerAction<number, undefined>,
                v.MinValueAction<number, 0, undefined>,
              ]
            >;
            readonly active: v.SchemaWithPipe<
              readonly [
                v.NumberSchema<undefined>,
                v.SafeIntegerAction<number, undefined>,
                v.MinValueAction<number, 0, undefined>,
              ]
            >;
            readonly suspended: v.SchemaWithPipe<
              readonly [
                v.NumberSchema<undefined>,
                v.SafeIntegerAction<number, undefined>,
                v.MinValueAction<number, 0, undefined>,
              ]
            >;
          },
          undefined
        >;
        readonly servers: v.ObjectSchema<
          {
            readonly total: v.SchemaWithPipe<
              readonly [
                v.NumberSchema<undefined>,
                v.SafeIntegerAction<number, undefined>,
                v.MinValueAction<number, 0, undefined>,
              ]
            >;
            readonly running: v.SchemaWithPipe<
              readonly [
                v.NumberSchema<undefined>,
                v.SafeIntegerAction<number, undefined>,
                v.MinValueAction<number, 0, undefined>,
              ]
            >;
            readonly stopped: v.SchemaWithPipe<
              readonly [
                v.NumberSchema<undefined>,
                v.SafeIntegerAction<number, undefined>,
                v.MinValueAction<number, 0, undefined>,
              ]
            >;
            readonly suspended: v.SchemaWithPipe<
              readonly [
                v.NumberSchema<undefined>,
                v.SafeIntegerAction<number, undefined>,
                v.MinValueAction<number, 0, undefined>,
              ]
            >;
          },
          undefined
        >;
        readonly pending: v.ObjectSchema<
          {
            readonly count: v.SchemaWithPipe<
              readonly [
                v.NumberSchema<undefined>,
                v.SafeIntegerAction<number, undefined>,
                v.MinValueAction<number, 0, undefined>,
              ]
            >;
            readonly sum: v.SchemaWithPipe<
              readonly [
                v.NumberSchema<undefined>,
                v.SafeIntegerAction<number, undefined>,
                v.MinValueAction<number, 0, undefined>,
                v.CheckAction<number, undefined>,
                v.TransformAction<number, import('@/domain/money').Money>,
              ]
            >;
            readonly currency: v.LiteralSchema<'RUB', undefined>;
          },
          undefined
        >;
        readonly revenue: v.NullableSchema<
          v.ObjectSchema<
            {
              readonly month: v.ObjectSchema<
                {
                  readonly month: v.SchemaWithPipe<
                    readonly [
                      v.StringSchema<undefined>,
                      v.RegexAction<string, undefined>,
                      v.TransformAction<string, `${number}-${number}`>,
                    ]
                  >;
                  readonly revenue: v.SchemaWithPipe<
                    readonly [
                      v.NumberSchema<undefined>,
                      v.SafeIntegerAction<number, undefined>,
                      v.MinValueAction<number, 0, undefined>,
                      v.CheckAction<number, undefined>,
                      v.TransformAction<number, import('@/domain/money').Money>,
                    ]
                  >;
                  readonly currency: v.LiteralSchema<'RUB', undefined>;
                  readonly payments: v.SchemaWithPipe<
                    readonly [
                      v.NumberSchema<undefined>,
                      v.SafeIntegerAction<number, undefined>,
                      v.MinValueAction<number, 0, undefined>,
                    ]
                  >;
                  readonly joined: v.SchemaWithPipe<
                    readonly [
                      v.NumberSchema<undefined>,
                      v.SafeIntegerAction<number, undefined>,
                      v.MinValueAction<number, 0, undefined>,
                    ]
                  >;
                },
                undefined
              >;
              readonly previous: v.ObjectSchema<
                {
                  readonly month: v.SchemaWithPipe<
                    readonly [
                      v.StringSchema<undefined>,
                      v.RegexAction<string, undefined>,
                      v.TransformAction<string, `${number}-${number}`>,
                    ]
                  >;
                  readonly revenue: v.SchemaWithPipe<
                    readonly [
                      v.NumberSchema<undefined>,
                      v.SafeIntegerAction<number, undefined>,
                      v.MinValueAction<number, 0, undefined>,
                      v.CheckAction<number, undefined>,
                      v.TransformAction<number, import('@/domain/money').Money>,
                    ]
                  >;
                  readonly currency: v.LiteralSchema<'RUB', undefined>;
                  readonly payments: v.SchemaWithPipe<
                    readonly [
                      v.NumberSchema<undefined>,
                      v.SafeIntegerAction<number, undefined>,
                      v.MinValueAction<number, 0, undefined>,
                    ]
                  >;
                  readonly joined: v.SchemaWithPipe<
                    readonly [
                      v.NumberSchema<undefined>,
                      v.SafeIntegerAction<number, undefined>,
                      v.MinValueAction<number, 0, undefined>,
                    ]
                  >;
                },
                undefined
              >;
            },
            undefined
          >,
          undefined
        >;
        readonly activity: v.ArraySchema<
          v.ObjectSchema<
            {
              readonly id: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.MaxLengthAction<string, 1000, undefined>,
                  v.CheckAction<string, undefined>,
                ]
              >;
              readonly at: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
                ]
              >;
              readonly kind: v.PicklistSchema<
                readonly [
                  'userSignedUp',
                  'userAdded',
                  'userEdited',
                  'userSuspended',
                  'userRestored',
                  'userDeleted',
                  'serverOrdered',
                  'serverStarted',
                  'serverStopped',
                  'serverRestarted',
                  'serverEdited',
                  'paymentReceived',
                  'paymentFailed',
                  'paymentProcessed',
                  'settingsSaved',
                  'deliveryFailed',
                  'jobRestarted',
                ],
                undefined
              >;
              readonly subject: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.MaxLengthAction<string, 1000, undefined>,
                  v.CheckAction<string, undefined>,
                ]
              >;
              readonly isNew: v.BooleanSchema<undefined>;
            },
            undefined
          >,
          undefined
        >;
        readonly systems: v.ArraySchema<
          v.ObjectSchema<
            {
              readonly part: v.PicklistSchema<
                readonly ['portal', 'billing', 'network', 'mail', 'backup'],
                undefined
              >;
              readonly health: v.PicklistSchema<readonly ['ok', 'degraded', 'down'], undefined>;
              readonly uptime: v.SchemaWithPipe<
                readonly [
                  v.NumberSchema<undefined>,
                  v.MinValueAction<number, 0, undefined>,
                  v.MaxValueAction<number, 100, undefined>,
                ]
              >;
            },
            undefined
          >,
          undefined
        >;
      },
      undefined
    >;
    readonly refusals: readonly [];
  };
  analytics: {
    readonly method: 'GET';
    readonly path: '/api/admin/analytics';
    readonly summary: 'The last six months that have payments, what they come to, and where the servers stand.';
    readonly role: 'admin';
    readonly answer: v.ObjectSchema<
      {
        readonly months: v.ArraySchema<
          v.ObjectSchema<
            {
              readonly month: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.RegexAction<string, undefined>,
                  v.TransformAction<string, `${number}-${number}`>,
                ]
              >;
              readonly revenue: v.SchemaWithPipe<
                readonly [
                  v.NumberSchema<undefined>,
                  v.SafeIntegerAction<number, undefined>,
                  v.MinValueAction<number, 0, undefined>,
                  v.CheckAction<number, undefined>,
                  v.TransformAction<number, import('@/domain/money').Money>,
                ]
              >;
              readonly currency: v.LiteralSchema<'RUB', undefined>;
              readonly payments: v.SchemaWithPipe<
                readonly [
                  v.NumberSchema<undefined>,
                  v.SafeIntegerAction<number, undefined>,
                  v.MinValueAction<number, 0, undefined>,
                ]
              >;
              readonly joined: v.SchemaWithPipe<
                readonly [
                  v.NumberSchema<undefined>,
                  v.SafeIntegerAction<number, undefined>,
                  v.MinValueAction<number, 0, undefined>,
                ]
              >;
            },
            undefined
          >,
          undefined
        >;
        readonly revenue: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.SafeIntegerAction<number, undefined>,
            v.MinValueAction<number, 0, undefined>,
            v.CheckAction<number, undefined>,
            v.TransformAction<number, import('@/domain/money').Money>,
          ]
        >;
        readonly averagePayment: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.SafeIntegerAction<number, undefined>,
            v.MinValueAction<number, 0, undefined>,
            v.CheckAction<number, undefined>,
            v.TransformAction<number, import('@/domain/money').Money>,
          ]
        >;
        readonly currency: v.LiteralSchema<'RUB', undefined>;
        readonly joined: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.SafeIntegerAction<number, undefined>,
            v.MinValueAction<number, 0, undefined>,
          ]
        >;
        readonly successPercent: v.NullableSchema<
          v.SchemaWithPipe<
            readonly [
              v.NumberSchema<undefined>,
              v.MinValueAction<number, 0, undefined>,
              v.MaxValueAction<number, 100, undefined>,
            ]
          >,
          undefined
        >;
        readonly usage: v.ArraySchema<
          v.ObjectSchema<
            {
              readonly id: v.PicklistSchema<readonly ['cpu', 'memory', 'disk', 'traffic'], undefined>;
              readonly percent: v.SchemaWithPipe<
                readonly [
                  v.NumberSchema<undefined>,
                  v.MinValueAction<number, 0, undefined>,
                  v.MaxValueAction<number, 100, undefined>,
                ]
              >;
            },
            undefined
          >,
          undefined
        >;
        readonly datacenters: v.ArraySchema<
          v.ObjectSchema<
            {
              readonly id: v.PicklistSchema<readonly ['ru', 'us', 'nl', 'de', 'gb'], undefined>;
              readonly servers: v.SchemaWithPipe<
                readonly [
                  v.NumberSchema<undefined>,
                  v.SafeIntegerAction<number, undefined>,
                  v.MinValueAction<number, 0, undefined>,
                ]
              >;
              readonly percent: v.SchemaWithPipe<
                readonly [
                  v.NumberSchema<undefined>,
                  v.MinValueAction<number, 0, undefined>,
                  v.MaxValueAction<number, 100, undefined>,
                ]
              >;
            },
            undefined
          >,
          undefined
        >;
      },
      undefined
    >;
    readonly refusals: readonly [];
  };
  users: {
    readonly method: 'GET';
    readonly path: '/api/admin/users';
    readonly summary: 'The accounts of all customers and administrators, newest first.';
    readonly role: 'admin';
    readonly query: v.ObjectSchema<
      {
        cursor: v.OptionalSchema<
          v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]>,
          undefined
        >;
        limit: v.OptionalSchema<
          v.SchemaWithPipe<
            readonly [
              v.StringSchema<undefined>,
              v.RegexAction<string, undefined>,
              v.TransformAction<any, number>,
            ]
          >,
          undefined
        >;
      },
      undefined
    >;
    readonly answer: v.ObjectSchema<
      {
        readonly items: v.ArraySchema<
          v.ObjectSchema<
            {
              readonly id: v.SchemaWithPipe<
                readonly [
                  v.SchemaWithPipe<
                    readonly [
                      v.StringSchema<undefined>,
                      v.RegexAction<string, undefined>,
                      v.TransformAction<string, number>,
                    ]
                  >,
                  v.TransformAction<number, AdminUserId>,
                ]
              >;
              readonly email: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.MaxLengthAction<string, 1000, undefined>,
                  v.CheckAction<string, undefined>,
                ]
              >;
              readonly name: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.MaxLengthAction<string, 1000, undefined>,
                  v.CheckAction<string, undefined>,
                ]
              >;
              readonly status: v.PicklistSchema<readonly ['Active', 'Suspended'], undefined>;
              readonly balance: v.SchemaWithPipe<
                readonly [
                  v.NumberSchema<undefined>,
                  v.SafeIntegerAction<number, undefined>,
                  v.MinValueAction<number, 0, undefined>,
                  v.CheckAction<number, undefined>,
                  v.TransformAction<number, import('@/domain/money').Money>,
                ]
              >;
              readonly currency: v.LiteralSchema<'RUB', undefined>;
              readonly servers: v.SchemaWithPipe<
                readonly [
                  v.NumberSchema<undefined>,
                  v.SafeIntegerAction<number, undefined>,
                  v.MinValueAction<number, 0, undefined>,
                ]
              >;
              readonly joined: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.RawTransformAction<string, `${number}-${number}-${number}`>,
                ]
              >;
              readonly lastLogin: v.NullableSchema<
                v.SchemaWithPipe<
                  readonly [
                    v.StringSchema<undefined>,
                    v.RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
                  ]
                >,
                undefined
              >;
            },
            undefined
          >,
          undefined
        >;
        readonly next: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly total: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.SafeIntegerAction<number, undefined>,
            v.MinValueAction<number, 0, undefined>,
          ]
        >;
      },
      undefined
    >;
    readonly refusals: readonly [];
  };
  addUser: {
    readonly method: 'POST';
    readonly path: '/api/admin/users';
    readonly summary: 'Makes an account without a password, which its owner sets by the mail of a forgotten one.';
    readonly role: 'admin';
    readonly body: v.ObjectSchema<
      {
        readonly name: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly email: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly status: v.PicklistSchema<readonly ['Active', 'Suspended'], undefined>;
      },
      undefined
    >;
    readonly answer: v.ObjectSchema<
      {
        readonly id: v.SchemaWithPipe<
          readonly [
            v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.RegexAction<string, undefined>,
                v.TransformAction<string, number>,
              ]
            >,
            v.TransformAction<number, AdminUserId>,
          ]
        >;
        readonly email: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly name: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly status: v.PicklistSchema<readonly ['Active', 'Suspended'], undefined>;
        readonly balance: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.SafeIntegerAction<number, undefined>,
            v.MinValueAction<number, 0, undefined>,
            v.CheckAction<number, undefined>,
            v.TransformAction<number, import('@/domain/money').Money>,
          ]
        >;
        readonly currency: v.LiteralSchema<'RUB', undefined>;
        readonly servers: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.SafeIntegerAction<number, undefined>,
            v.MinValueAction<number, 0, undefined>,
          ]
        >;
        readonly joined: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.RawTransformAction<string, `${number}-${number}-${number}`>]
        >;
        readonly lastLogin: v.NullableSchema<
          v.SchemaWithPipe<
            readonly [
              v.StringSchema<undefined>,
              v.RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
            ]
          >,
          undefined
        >;
      },
      undefined
    >;
    readonly refusals: readonly ['emailTaken'];
  };
  saveUser: {
    readonly method: 'PUT';
    readonly path: '/api/admin/users/{id}';
    readonly summary: 'Another name, and access taken or given back.';
    readonly role: 'admin';
    readonly params: v.ObjectSchema<
      {
        readonly id: v.SchemaWithPipe<
          readonly [
            v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.RegexAction<string, undefined>,
                v.TransformAction<string, number>,
              ]
            >,
            v.TransformAction<number, AdminUserId>,
          ]
        >;
      },
      undefined
    >;
    readonly body: v.ObjectSchema<
      {
        readonly name: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly status: v.PicklistSchema<readonly ['Active', 'Suspended'], undefined>;
      },
      undefined
    >;
    readonly answer: v.ObjectSchema<
      {
        readonly id: v.SchemaWithPipe<
          readonly [
            v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.RegexAction<string, undefined>,
                v.TransformAction<string, number>,
              ]
            >,
            v.TransformAction<number, AdminUserId>,
          ]
        >;
        readonly email: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly name: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly status: v.PicklistSchema<readonly ['Active', 'Suspended'], undefined>;
        readonly balance: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.SafeIntegerAction<number, undefined>,
            v.MinValueAction<number, 0, undefined>,
            v.CheckAction<number, undefined>,
            v.TransformAction<number, import('@/domain/money').Money>,
          ]
        >;
        readonly currency: v.LiteralSchema<'RUB', undefined>;
        readonly servers: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.SafeIntegerAction<number, undefined>,
            v.MinValueAction<number, 0, undefined>,
          ]
        >;
        readonly joined: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.RawTransformAction<string, `${number}-${number}-${number}`>]
        >;
        readonly lastLogin: v.NullableSchema<
          v.SchemaWithPipe<
            readonly [
              v.StringSchema<undefined>,
              v.RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
            ]
          >,
          undefined
        >;
      },
      undefined
    >;
    readonly refusals: readonly ['ownAccount'];
  };
  suspendUser: {
    readonly method: 'POST';
    readonly path: '/api/admin/users/{id}/suspend';
    readonly summary: 'Ends the access of an account and every session of it, and holds its servers.';
    readonly role: 'admin';
    readonly params: v.ObjectSchema<
      {
        readonly id: v.SchemaWithPipe<
          readonly [
            v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.RegexAction<string, undefined>,
                v.TransformAction<string, number>,
              ]
            >,
            v.TransformAction<number, AdminUserId>,
          ]
        >;
      },
      undefined
    >;
    readonly answer: v.ObjectSchema<
      {
        readonly id: v.SchemaWithPipe<
          readonly [
            v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.RegexAction<string, undefined>,
                v.TransformAction<string, number>,
              ]
            >,
            v.TransformAction<number, AdminUserId>,
          ]
        >;
        readonly email: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly name: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly status: v.PicklistSchema<readonly ['Active', 'Suspended'], undefined>;
        readonly balance: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.SafeIntegerAction<number, undefined>,
            v.MinValueAction<number, 0, undefined>,
            v.CheckAction<number, undefined>,
            v.TransformAction<number, import('@/domain/money').Money>,
          ]
        >;
        readonly currency: v.LiteralSchema<'RUB', undefined>;
        readonly servers: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.SafeIntegerAction<number, undefined>,
            v.MinValueAction<number, 0, undefined>,
          ]
        >;
        readonly joined: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.RawTransformAction<string, `${number}-${number}-${number}`>]
        >;
        readonly lastLogin: v.NullableSchema<
          v.SchemaWithPipe<
            readonly [
              v.StringSchema<undefined>,
              v.RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
            ]
          >,
          undefined
        >;
      },
      undefined
    >;
    readonly refusals: readonly ['changed', 'ownAccount'];
  };
  deleteUser: {
    readonly method: 'DELETE';
    readonly path: '/api/admin/users/{id}';
    readonly summary: 'Deletes an account and its servers for good; its payments stay in the books.';
    readonly role: 'admin';
    readonly params: v.ObjectSchema<
      {
        readonly id: v.SchemaWithPipe<
          readonly [
            v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.RegexAction<string, undefined>,
                v.TransformAction<string, number>,
              ]
            >,
            v.TransformAction<number, AdminUserId>,
          ]
        >;
      },
      undefined
    >;
    readonly refusals: readonly ['ownAccount'];
  };
  servers: {
    readonly method: 'GET';
    readonly path: '/api/admin/servers';
    readonly summary: 'The servers of all customers, newest first.';
    readonly role: 'admin';
    readonly query: v.ObjectSchema<
      {
        cursor: v.OptionalSchema<
          v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]>,
          undefined
        >;
        limit: v.OptionalSchema<
          v.SchemaWithPipe<
            readonly [
              v.StringSchema<undefined>,
              v.RegexAction<string, undefined>,
              v.TransformAction<any, number>,
            ]
          >,
          undefined
        >;
      },
      undefined
    >;
    readonly answer: v.ObjectSchema<
      {
        readonly items: v.ArraySchema<
          v.ObjectSchema<
            {
              readonly id: v.SchemaWithPipe<
                readonly [
                  v.SchemaWithPipe<
                    readonly [
                      v.StringSchema<undefined>,
                      v.RegexAction<string, undefined>,
                      v.TransformAction<string, number>,
                    ]
                  >,
                  v.TransformAction<number, AdminServerId>,
                ]
              >;
              readonly name: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.MaxLengthAction<string, 1000, undefined>,
                  v.CheckAction<string, undefined>,
                ]
              >;
              readonly user: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.MaxLengthAction<string, 1000, undefined>,
                  v.CheckAction<string, undefined>,
                ]
              >;
              readonly status: v.PicklistSchema<readonly ['Running', 'Stopped', 'Suspended'], undefined>;
              readonly datacenter: v.PicklistSchema<readonly ['ru', 'us', 'nl', 'de', 'gb'], undefined>;
              readonly ip: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.MaxLengthAction<string, 1000, undefined>,
                  v.CheckAction<string, undefined>,
                ]
              >;
              readonly plan: v.SchemaWithPipe<
                readonly [
                  v.SchemaWithPipe<
                    readonly [
                      v.StringSchema<undefined>,
                      v.MaxLengthAction<string, 1000, undefined>,
                      v.CheckAction<string, undefined>,
                    ]
                  >,
                  v.TransformAction<
                    string,
                    `${string}[GB]` | `${string}[RU]` | `${string}[US]` | `${string}[NL]` | `${string}[DE]`
                  >,
                ]
              >;
              readonly created: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.RawTransformAction<string, `${number}-${number}-${number}`>,
                ]
              >;
              readonly expires: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.RawTransformAction<string, `${number}-${number}-${number}`>,
                ]
              >;
            },
            undefined
          >,
          undefined
        >;
        readonly next: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly total: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.SafeIntegerAction<number, undefined>,
            v.MinValueAction<number, 0, undefined>,
          ]
        >;
      },
      undefined
    >;
    readonly refusals: readonly [];
  };
  power: {
    readonly method: 'POST';
    readonly path: '/api/admin/servers/{id}/power';
    readonly summary: 'Starts, stops or restarts a server.';
    readonly role: 'admin';
    readonly params: v.ObjectSchema<
      {
        readonly id: v.SchemaWithPipe<
          readonly [
            v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.RegexAction<string, undefined>,
                v.TransformAction<string, number>,
              ]
            >,
            v.TransformAction<number, AdminServerId>,
          ]
        >;
      },
      undefined
    >;
    readonly body: v.ObjectSchema<
      {
        readonly action: v.PicklistSchema<readonly ['start', 'stop', 'restart'], undefined>;
      },
      undefined
    >;
    readonly answer: v.ObjectSchema<
      {
        readonly id: v.SchemaWithPipe<
          readonly [
            v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.RegexAction<string, undefined>,
                v.TransformAction<string, number>,
              ]
            >,
            v.TransformAction<number, AdminServerId>,
          ]
        >;
        readonly name: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly user: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly status: v.PicklistSchema<readonly ['Running', 'Stopped', 'Suspended'], undefined>;
        readonly datacenter: v.PicklistSchema<readonly ['ru', 'us', 'nl', 'de', 'gb'], undefined>;
        readonly ip: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly plan: v.SchemaWithPipe<
          readonly [
            v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >,
            v.TransformAction<
              string,
              `${string}[GB]` | `${string}[RU]` | `${string}[US]` | `${string}[NL]` | `${string}[DE]`
            >,
          ]
        >;
        readonly created: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.RawTransformAction<string, `${number}-${number}-${number}`>]
        >;
        readonly expires: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.RawTransformAction<string, `${number}-${number}-${number}`>]
        >;
      },
      undefined
    >;
    readonly refusals: readonly ['changed'];
  };
  saveServer: {
    readonly method: 'PUT';
    readonly path: '/api/admin/servers/{id}';
    readonly summary: 'Another name and another last day of a server.';
    readonly role: 'admin';
    readonly params: v.ObjectSchema<
      {
        readonly id: v.SchemaWithPipe<
          readonly [
            v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.RegexAction<string, undefined>,
                v.TransformAction<string, number>,
              ]
            >,
            v.TransformAction<number, AdminServerId>,
          ]
        >;
      },
      undefined
    >;
    readonly body: v.ObjectSchema<
      {
        readonly name: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly expires: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.RawTransformAction<string, `${number}-${number}-${number}`>]
        >;
      },
      undefined
    >;
    readonly answer: v.ObjectSchema<
      {
        readonly id: v.SchemaWithPipe<
          readonly [
            v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.RegexAction<string, undefined>,
                v.TransformAction<string, number>,
              ]
            >,
            v.TransformAction<number, AdminServerId>,
          ]
        >;
        readonly name: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly user: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly status: v.PicklistSchema<readonly ['Running', 'Stopped', 'Suspended'], undefined>;
        readonly datacenter: v.PicklistSchema<readonly ['ru', 'us', 'nl', 'de', 'gb'], undefined>;
        readonly ip: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly plan: v.SchemaWithPipe<
          readonly [
            v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >,
            v.TransformAction<
              string,
              `${string}[GB]` | `${string}[RU]` | `${string}[US]` | `${string}[NL]` | `${string}[DE]`
            >,
          ]
        >;
        readonly created: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.RawTransformAction<string, `${number}-${number}-${number}`>]
        >;
        readonly expires: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.RawTransformAction<string, `${number}-${number}-${number}`>]
        >;
      },
      undefined
    >;
    readonly refusals: readonly ['domainTaken'];
  };
  payments: {
    readonly method: 'GET';
    readonly path: '/api/admin/payments';
    readonly summary: 'The payments of all customers, those of deleted accounts too, whose bills are cancelled, newest first.';
    readonly role: 'admin';
    readonly query: v.ObjectSchema<
      {
        cursor: v.OptionalSchema<
          v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]>,
          undefined
        >;
        limit: v.OptionalSchema<
          v.SchemaWithPipe<
            readonly [
              v.StringSchema<undefined>,
              v.RegexAction<string, undefined>,
              v.TransformAction<any, number>,
            ]
          >,
          undefined
        >;
      },
      undefined
    >;
    readonly answer: v.ObjectSchema<
      {
        readonly items: v.ArraySchema<
          v.ObjectSchema<
            {
              readonly id: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.RegexAction<string, undefined>,
                  v.TransformAction<string, number>,
                ]
              >;
              readonly user: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.MaxLengthAction<string, 1000, undefined>,
                  v.CheckAction<string, undefined>,
                ]
              >;
              readonly account: v.PicklistSchema<['open', 'deleted'], undefined>;
              readonly amount: v.SchemaWithPipe<
                readonly [
                  v.NumberSchema<undefined>,
                  v.SafeIntegerAction<number, undefined>,
                  v.MinValueAction<number, 0, undefined>,
                  v.CheckAction<number, undefined>,
                  v.TransformAction<number, import('@/domain/money').Money>,
                ]
              >;
              readonly currency: v.LiteralSchema<'RUB', undefined>;
              readonly method: v.PicklistSchema<
                readonly ['crypto', 'manual', 'cards', 'ruCards', 'sberPay'],
                undefined
              >;
              readonly status: v.PicklistSchema<readonly ['Completed', 'Pending', 'Failed'], undefined>;
              readonly date: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.RawTransformAction<string, `${number}-${number}-${number}`>,
                ]
              >;
              readonly description: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.MaxLengthAction<string, 1000, undefined>,
                  v.CheckAction<string, undefined>,
                ]
              >;
            },
            undefined
          >,
          undefined
        >;
        readonly next: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly total: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.SafeIntegerAction<number, undefined>,
            v.MinValueAction<number, 0, undefined>,
          ]
        >;
      },
      undefined
    >;
    readonly refusals: readonly [];
  };
  processPayment: {
    readonly method: 'POST';
    readonly path: '/api/admin/payments/{id}/process';
    readonly summary: 'Takes a pending payment for received: credits the customer and delivers what it was for.';
    readonly role: 'admin';
    readonly params: v.ObjectSchema<
      {
        readonly id: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.RegexAction<string, undefined>,
            v.TransformAction<string, number>,
          ]
        >;
      },
      undefined
    >;
    readonly answer: v.ObjectSchema<
      {
        readonly id: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.RegexAction<string, undefined>,
            v.TransformAction<string, number>,
          ]
        >;
        readonly user: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly account: v.PicklistSchema<['open', 'deleted'], undefined>;
        readonly amount: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.SafeIntegerAction<number, undefined>,
            v.MinValueAction<number, 0, undefined>,
            v.CheckAction<number, undefined>,
            v.TransformAction<number, import('@/domain/money').Money>,
          ]
        >;
        readonly currency: v.LiteralSchema<'RUB', undefined>;
        readonly method: v.PicklistSchema<
          readonly ['crypto', 'manual', 'cards', 'ruCards', 'sberPay'],
          undefined
        >;
        readonly status: v.PicklistSchema<readonly ['Completed', 'Pending', 'Failed'], undefined>;
        readonly date: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.RawTransformAction<string, `${number}-${number}-${number}`>]
        >;
        readonly description: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
      },
      undefined
    >;
    readonly refusals: readonly ['changed', 'accountDeleted'];
  };
  jobs: {
    readonly method: 'GET';
    readonly path: '/api/admin/jobs';
    readonly summary: 'Jobs that were given up after their last attempt, newest first.';
    readonly role: 'admin';
    readonly query: v.ObjectSchema<
      {
        cursor: v.OptionalSchema<
          v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]>,
          undefined
        >;
        limit: v.OptionalSchema<
          v.SchemaWithPipe<
            readonly [
              v.StringSchema<undefined>,
              v.RegexAction<string, undefined>,
              v.TransformAction<any, number>,
            ]
          >,
          undefined
        >;
      },
      undefined
    >;
    readonly answer: v.ObjectSchema<
      {
        readonly items: v.ArraySchema<
          v.ObjectSchema<
            {
              readonly id: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.RegexAction<string, undefined>,
                  v.TransformAction<string, number>,
                ]
              >;
              readonly subject: v.PicklistSchema<
                readonly [
                  'create',
                  'start',
                  'stop',
                  'reboot',
                  'reinstall',
                  'resize',
                  'setOptions',
                  'suspend',
                  'destroy',
                  'other',
                ],
                undefined
              >;
              /** Of the server; empty where there is none. */
              readonly title: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.MaxLengthAction<string, 1000, undefined>,
                  v.CheckAction<string, undefined>,
                ]
              >;
              readonly user: v.NullableSchema<
                v.SchemaWithPipe<
                  readonly [
                    v.StringSchema<undefined>,
                    v.MaxLengthAction<string, 1000, undefined>,
                    v.CheckAction<string, undefined>,
                  ]
                >,
                undefined
              >;
              readonly failedAt: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
                ]
              >;
              readonly attempts: v.SchemaWithPipe<
                readonly [
                  v.NumberSchema<undefined>,
                  v.SafeIntegerAction<number, undefined>,
                  v.MinValueAction<number, 0, undefined>,
                ]
              >;
              readonly reason: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.MaxLengthAction<string, 1000, undefined>,
                  v.CheckAction<string, undefined>,
                ]
              >;
              readonly canStart: v.BooleanSchema<undefined>;
            },
            undefined
          >,
          undefined
        >;
        readonly next: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly total: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.SafeIntegerAction<number, undefined>,
            v.MinValueAction<number, 0, undefined>,
          ]
        >;
      },
      undefined
    >;
    readonly refusals: readonly [];
  };
  startJob: {
    readonly method: 'POST';
    readonly path: '/api/admin/jobs/{id}/start';
    readonly summary: 'Starts a failed job again; refused for what was refunded when it failed.';
    readonly role: 'admin';
    readonly params: v.ObjectSchema<
      {
        readonly id: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.RegexAction<string, undefined>,
            v.TransformAction<string, number>,
          ]
        >;
      },
      undefined
    >;
    readonly refusals: readonly ['changed'];
  };
  settings: {
    readonly method: 'GET';
    readonly path: '/api/admin/settings';
    readonly summary: 'The provider’s settings.';
    readonly role: 'admin';
    readonly answer: v.ObjectSchema<
      {
        readonly siteName: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly supportEmail: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly smtpHost: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly smtpPort: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.MinValueAction<number, 0 | 5 | 1, undefined>,
            v.MaxValueAction<number, 100 | 20 | 65535 | 1440, undefined>,
          ]
        >;
        readonly senderEmail: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly taxRate: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.MinValueAction<number, 0 | 5 | 1, undefined>,
            v.MaxValueAction<number, 100 | 20 | 65535 | 1440, undefined>,
          ]
        >;
        readonly defaultCurrency: v.PicklistSchema<readonly ['USD', 'RUB', 'EUR'], undefined>;
        readonly maxLoginAttempts: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.MinValueAction<number, 0 | 5 | 1, undefined>,
            v.MaxValueAction<number, 100 | 20 | 65535 | 1440, undefined>,
          ]
        >;
        readonly sessionMinutes: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.MinValueAction<number, 0 | 5 | 1, undefined>,
            v.MaxValueAction<number, 100 | 20 | 65535 | 1440, undefined>,
          ]
        >;
      },
      undefined
    >;
    readonly refusals: readonly [];
  };
  saveSettings: {
    readonly method: 'PUT';
    readonly path: '/api/admin/settings';
    readonly summary: 'Stores all the settings; of two at once the later one stays.';
    readonly role: 'admin';
    readonly body: v.ObjectSchema<
      {
        readonly siteName: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly supportEmail: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly smtpHost: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly smtpPort: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.MinValueAction<number, 0 | 5 | 1, undefined>,
            v.MaxValueAction<number, 100 | 20 | 65535 | 1440, undefined>,
          ]
        >;
        readonly senderEmail: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly taxRate: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.MinValueAction<number, 0 | 5 | 1, undefined>,
            v.MaxValueAction<number, 100 | 20 | 65535 | 1440, undefined>,
          ]
        >;
        readonly defaultCurrency: v.PicklistSchema<readonly ['USD', 'RUB', 'EUR'], undefined>;
        readonly maxLoginAttempts: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.MinValueAction<number, 0 | 5 | 1, undefined>,
            v.MaxValueAction<number, 100 | 20 | 65535 | 1440, undefined>,
          ]
        >;
        readonly sessionMinutes: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.MinValueAction<number, 0 | 5 | 1, undefined>,
            v.MaxValueAction<number, 100 | 20 | 65535 | 1440, undefined>,
          ]
        >;
      },
      undefined
    >;
    readonly answer: v.ObjectSchema<
      {
        readonly siteName: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly supportEmail: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly smtpHost: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly smtpPort: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.MinValueAction<number, 0 | 5 | 1, undefined>,
            v.MaxValueAction<number, 100 | 20 | 65535 | 1440, undefined>,
          ]
        >;
        readonly senderEmail: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly taxRate: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.MinValueAction<number, 0 | 5 | 1, undefined>,
            v.MaxValueAction<number, 100 | 20 | 65535 | 1440, undefined>,
          ]
        >;
        readonly defaultCurrency: v.PicklistSchema<readonly ['USD', 'RUB', 'EUR'], undefined>;
        readonly maxLoginAttempts: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.MinValueAction<number, 0 | 5 | 1, undefined>,
            v.MaxValueAction<number, 100 | 20 | 65535 | 1440, undefined>,
          ]
        >;
        readonly sessionMinutes: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.MinValueAction<number, 0 | 5 | 1, undefined>,
            v.MaxValueAction<number, 100 | 20 | 65535 | 1440, undefined>,
          ]
        >;
      },
      undefined
    >;
    readonly refusals: readonly [];
  };
};
