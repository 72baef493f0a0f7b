import * as v from 'valibot';
/** What can be changed about a server, and with 409 `stale` what it is by now: `current`. */
export declare const settingsSchema: v.ObjectSchema<
  {
    /** Of what was read: goes back as `If-Match`. */
    readonly version: v.SchemaWithPipe<
      readonly [
        v.StringSchema<undefined>,
        v.MaxLengthAction<string, 1000, undefined>,
        v.CheckAction<string, undefined>,
      ]
    >;
    readonly createdOn: v.SchemaWithPipe<
      readonly [v.StringSchema<undefined>, v.RawTransformAction<string, `${number}-${number}-${number}`>]
    >;
    readonly memory: v.SchemaWithPipe<
      readonly [
        v.NumberSchema<undefined>,
        v.SafeIntegerAction<number, undefined>,
        v.MinValueAction<number, 0, undefined>,
      ]
    >;
    readonly settings: v.ObjectSchema<
      {
        readonly name: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
        >;
        readonly domain: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
        >;
        readonly ip: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
        >;
        readonly payment: v.PicklistSchema<readonly ['account', 'card'], undefined>;
        readonly username: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
        >;
        readonly os: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
        >;
        readonly software: v.PicklistSchema<readonly ['none', 'apache', 'nginx', 'docker'], undefined>;
        readonly ipv6Subnet: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
        >;
        readonly panel: v.PicklistSchema<readonly ['none', 'cpanel', 'plesk'], undefined>;
        readonly ipv4: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.IntegerAction<number, undefined>,
            v.MinValueAction<number, 1, undefined>,
            v.MaxValueAction<number, 5, undefined>,
          ]
        >;
      },
      undefined
    >;
    readonly addresses: v.ArraySchema<
      v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]>,
      undefined
    >;
    readonly ipv6Subnets: v.ArraySchema<
      v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]>,
      undefined
    >;
    readonly server: v.ObjectSchema<
      {
        readonly currency: v.LiteralSchema<'RUB', undefined>;
        readonly domain: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
        >;
        readonly ip: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
        >;
        readonly os: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
        >;
        readonly tariff: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
        >;
        readonly awaitedTariff: v.OptionalSchema<
          v.NullableSchema<
            v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >,
            undefined
          >,
          null
        >;
        readonly datacenter: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
        >;
        readonly endDate: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.RawTransformAction<string, `${number}-${number}-${number}`>]
        >;
        readonly status: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
        >;
        readonly monthlyPrice: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.SafeIntegerAction<number, undefined>,
            v.MinValueAction<number, 0, undefined>,
            v.CheckAction<number, undefined>,
            v.TransformAction<number, import('@/domain/money').Money>,
          ]
        >;
        readonly optionsMonthly: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.SafeIntegerAction<number, undefined>,
            v.MinValueAction<number, 0, undefined>,
            v.CheckAction<number, undefined>,
            v.TransformAction<number, import('@/domain/money').Money>,
          ]
        >;
        readonly panelUrl: v.NullableSchema<
          v.SchemaWithPipe<
            readonly [
              v.SchemaWithPipe<
                readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
              >,
              v.RegexAction<string, undefined>,
            ]
          >,
          undefined
        >;
        readonly id: v.SchemaWithPipe<
          readonly [
            v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.RegexAction<string, undefined>,
                v.TransformAction<string, number>,
              ]
            >,
            v.TransformAction<number, import('@/domain/server').ServerId>,
          ]
        >;
      },
      undefined
    >;
  },
  undefined
>;
/** Servers of one restart at most. */
export declare const rebootedAtOnce = 1000;
/** The customer's servers. */
export declare const serversContract: {
  list: {
    readonly method: 'GET';
    readonly path: '/api/servers';
    readonly summary: 'The servers of the account, of one product or of all; oldest first unless sorted: addresses by their value, statuses along a life (Ordered, Activation, Active, Suspended). A search looks into domain, address and system, a day is before `endsBefore`.';
    readonly role: 'customer';
    readonly query: v.ObjectSchema<
      {
        readonly product: v.OptionalSchema<
          v.PicklistSchema<readonly ['vps', 'cpu', 'storage'], undefined>,
          undefined
        >;
        /** Found in domain, address and system. */
        readonly search: v.OptionalSchema<
          v.SchemaWithPipe<
            readonly [
              v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.MaxLengthAction<string, 1000, undefined>,
                  v.CheckAction<string, undefined>,
                ]
              >,
              v.MaxLengthAction<string, 200, undefined>,
            ]
          >,
          undefined
        >;
        readonly status: v.OptionalSchema<
          v.SchemaWithPipe<
            readonly [
              v.StringSchema<undefined>,
              v.MaxLengthAction<string, 1000, undefined>,
              v.CheckAction<string, undefined>,
            ]
          >,
          undefined
        >;
        readonly datacenter: v.OptionalSchema<
          v.SchemaWithPipe<
            readonly [
              v.StringSchema<undefined>,
              v.MaxLengthAction<string, 1000, undefined>,
              v.CheckAction<string, undefined>,
            ]
          >,
          undefined
        >;
        readonly tariff: v.OptionalSchema<
          v.SchemaWithPipe<
            readonly [
              v.StringSchema<undefined>,
              v.MaxLengthAction<string, 1000, undefined>,
              v.CheckAction<string, undefined>,
            ]
          >,
          undefined
        >;
        /** Ends on a day strictly before this one. */
        readonly endsBefore: v.OptionalSchema<
          v.SchemaWithPipe<
            readonly [
              v.StringSchema<undefined>,
              v.RawTransformAction<string, `${number}-${number}-${number}`>,
            ]
          >,
          undefined
        >;
        readonly sort: v.OptionalSchema<
          v.PicklistSchema<
            readonly ['id', 'domain', 'ip', 'os', 'tariff', 'datacenter', 'endDate', 'status', 'price'],
            undefined
          >,
          undefined
        >;
        readonly direction: v.OptionalSchema<
          v.PicklistSchema<['ascending', 'descending'], undefined>,
          undefined
        >;
        readonly cursor: v.OptionalSchema<
          v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]>,
          undefined
        >;
        readonly limit: v.OptionalSchema<
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
              readonly currency: v.LiteralSchema<'RUB', undefined>;
              readonly domain: v.SchemaWithPipe<
                readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
              >;
              readonly ip: v.SchemaWithPipe<
                readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
              >;
              readonly os: v.SchemaWithPipe<
                readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
              >;
              readonly tariff: v.SchemaWithPipe<
                readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
              >;
              readonly awaitedTariff: v.OptionalSchema<
                v.NullableSchema<
                  v.SchemaWithPipe<
                    readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
                  >,
                  undefined
                >,
                null
              >;
              readonly datacenter: v.SchemaWithPipe<
                readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
              >;
              readonly endDate: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.RawTransformAction<string, `${number}-${number}-${number}`>,
                ]
              >;
              readonly status: v.SchemaWithPipe<
                readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
              >;
              readonly monthlyPrice: v.SchemaWithPipe<
                readonly [
                  v.NumberSchema<undefined>,
                  v.SafeIntegerAction<number, undefined>,
                  v.MinValueAction<number, 0, undefined>,
                  v.CheckAction<number, undefined>,
                  v.TransformAction<number, import('@/domain/money').Money>,
                ]
              >;
              readonly optionsMonthly: v.SchemaWithPipe<
                readonly [
                  v.NumberSchema<undefined>,
                  v.SafeIntegerAction<number, undefined>,
                  v.MinValueAction<number, 0, undefined>,
                  v.CheckAction<number, undefined>,
                  v.TransformAction<number, import('@/domain/money').Money>,
                ]
              >;
              readonly panelUrl: v.NullableSchema<
                v.SchemaWithPipe<
                  readonly [
                    v.SchemaWithPipe<
                      readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
                    >,
                    v.RegexAction<string, undefined>,
                  ]
                >,
                undefined
              >;
              readonly id: v.SchemaWithPipe<
                readonly [
                  v.SchemaWithPipe<
                    readonly [
                      v.StringSchema<undefined>,
                      v.RegexAction<string, undefined>,
                      v.TransformAction<string, number>,
                    ]
                  >,
                  v.TransformAction<number, import('@/domain/server').ServerId>,
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
  details: {
    readonly method: 'GET';
    readonly path: '/api/servers/{id}/details';
    readonly summary: 'Addresses, history and access of a server; of a long history the newest part.';
    readonly role: 'customer';
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
            v.TransformAction<number, import('@/domain/server').ServerId>,
          ]
        >;
      },
      undefined
    >;
    readonly answer: v.ObjectSchema<
      {
        readonly addresses: v.ArraySchema<
          v.ObjectSchema<
            {
              readonly family: v.PicklistSchema<['IPv4', 'IPv6'], undefined>;
              readonly address: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.MaxLengthAction<string, 1000, undefined>,
                  v.CheckAction<string, undefined>,
                ]
              >;
              readonly prefixLength: v.SchemaWithPipe<
                readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>]
              >;
              readonly gateway: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.MaxLengthAction<string, 1000, undefined>,
                  v.CheckAction<string, undefined>,
                ]
              >;
              readonly reverseName: v.NullableSchema<
                v.SchemaWithPipe<
                  readonly [
                    v.StringSchema<undefined>,
                    v.MaxLengthAction<string, 1000, undefined>,
                    v.CheckAction<string, undefined>,
                  ]
                >,
                undefined
              >;
              readonly isPrimary: v.BooleanSchema<undefined>;
            },
            undefined
          >,
          undefined
        >;
        readonly events: v.ArraySchema<
          v.ObjectSchema<
            {
              readonly id: v.SchemaWithPipe<
                readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
              >;
              readonly at: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
                ]
              >;
              readonly kind: v.PicklistSchema<
                readonly [
                  'ordered',
                  'paid',
                  'created',
                  'activated',
                  'rebooted',
                  'renewed',
                  'tariffRequested',
                  'tariffChanged',
                  'reinstalled',
                  'suspended',
                  'stopped',
                  'resumed',
                  'failed',
                ],
                undefined
              >;
              readonly actor: v.PicklistSchema<['customer', 'system', 'support'], undefined>;
              readonly detail: v.NullableSchema<
                v.SchemaWithPipe<
                  readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
                >,
                undefined
              >;
            },
            undefined
          >,
          undefined
        >;
        readonly access: v.ObjectSchema<
          {
            readonly system: v.PicklistSchema<['linux', 'windows'], undefined>;
            readonly host: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly port: v.SchemaWithPipe<
              readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>]
            >;
            readonly user: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly updateCommand: v.NullableSchema<
              v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.MaxLengthAction<string, 1000, undefined>,
                  v.CheckAction<string, undefined>,
                ]
              >,
              undefined
            >;
          },
          undefined
        >;
      },
      undefined
    >;
    readonly refusals: readonly [];
  };
  settings: {
    readonly method: 'GET';
    readonly path: '/api/servers/{id}/settings';
    readonly summary: 'What can be changed about a server, with the version that a change must name.';
    readonly role: 'customer';
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
            v.TransformAction<number, import('@/domain/server').ServerId>,
          ]
        >;
      },
      undefined
    >;
    readonly answer: v.ObjectSchema<
      {
        /** Of what was read: goes back as `If-Match`. */
        readonly version: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly createdOn: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.RawTransformAction<string, `${number}-${number}-${number}`>]
        >;
        readonly memory: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.SafeIntegerAction<number, undefined>,
            v.MinValueAction<number, 0, undefined>,
          ]
        >;
        readonly settings: v.ObjectSchema<
          {
            readonly name: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >;
            readonly domain: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >;
            readonly ip: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >;
            readonly payment: v.PicklistSchema<readonly ['account', 'card'], undefined>;
            readonly username: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >;
            readonly os: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >;
            readonly software: v.PicklistSchema<readonly ['none', 'apache', 'nginx', 'docker'], undefined>;
            readonly ipv6Subnet: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >;
            readonly panel: v.PicklistSchema<readonly ['none', 'cpanel', 'plesk'], undefined>;
            readonly ipv4: v.SchemaWithPipe<
              readonly [
                v.NumberSchema<undefined>,
                v.IntegerAction<number, undefined>,
                v.MinValueAction<number, 1, undefined>,
                v.MaxValueAction<number, 5, undefined>,
              ]
            >;
          },
          undefined
        >;
        readonly addresses: v.ArraySchema<
          v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]>,
          undefined
        >;
        readonly ipv6Subnets: v.ArraySchema<
          v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]>,
          undefined
        >;
        readonly server: v.ObjectSchema<
          {
            readonly currency: v.LiteralSchema<'RUB', undefined>;
            readonly domain: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >;
            readonly ip: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >;
            readonly os: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >;
            readonly tariff: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >;
            readonly awaitedTariff: v.OptionalSchema<
              v.NullableSchema<
                v.SchemaWithPipe<
                  readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
                >,
                undefined
              >,
              null
            >;
            readonly datacenter: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >;
            readonly endDate: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.RawTransformAction<string, `${number}-${number}-${number}`>,
              ]
            >;
            readonly status: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >;
            readonly monthlyPrice: v.SchemaWithPipe<
              readonly [
                v.NumberSchema<undefined>,
                v.SafeIntegerAction<number, undefined>,
                v.MinValueAction<number, 0, undefined>,
                v.CheckAction<number, undefined>,
                v.TransformAction<number, import('@/domain/money').Money>,
              ]
            >;
            readonly optionsMonthly: v.SchemaWithPipe<
              readonly [
                v.NumberSchema<undefined>,
                v.SafeIntegerAction<number, undefined>,
                v.MinValueAction<number, 0, undefined>,
                v.CheckAction<number, undefined>,
                v.TransformAction<number, import('@/domain/money').Money>,
              ]
            >;
            readonly panelUrl: v.NullableSchema<
              v.SchemaWithPipe<
                readonly [
                  v.SchemaWithPipe<
                    readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
                  >,
                  v.RegexAction<string, undefined>,
                ]
              >,
              undefined
            >;
            readonly id: v.SchemaWithPipe<
              readonly [
                v.SchemaWithPipe<
                  readonly [
                    v.StringSchema<undefined>,
                    v.RegexAction<string, undefined>,
                    v.TransformAction<string, number>,
                  ]
                >,
                v.TransformAction<number, import('@/domain/server').ServerId>,
              ]
            >;
          },
          undefined
        >;
      },
      undefined
    >;
    readonly refusals: readonly [];
  };
  save: {
    readonly method: 'PUT';
    readonly path: '/api/servers/{id}/settings';
    readonly summary: 'Saves the settings of a server; reinstalls the system when it or its software changes. A null password stays as it is. `stale` brings what is stored now as `current`.';
    readonly role: 'customer';
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
            v.TransformAction<number, import('@/domain/server').ServerId>,
          ]
        >;
      },
      undefined
    >;
    readonly isVersioned: true;
    readonly body: v.ObjectSchema<
      {
        readonly settings: v.ObjectSchema<
          {
            readonly name: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >;
            readonly domain: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >;
            readonly ip: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >;
            readonly payment: v.PicklistSchema<readonly ['account', 'card'], undefined>;
            readonly username: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >;
            readonly os: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >;
            readonly software: v.PicklistSchema<readonly ['none', 'apache', 'nginx', 'docker'], undefined>;
            readonly ipv6Subnet: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >;
            readonly panel: v.PicklistSchema<readonly ['none', 'cpanel', 'plesk'], undefined>;
            readonly ipv4: v.SchemaWithPipe<
              readonly [
                v.NumberSchema<undefined>,
                v.IntegerAction<number, undefined>,
                v.MinValueAction<number, 1, undefined>,
                v.MaxValueAction<number, 5, undefined>,
              ]
            >;
          },
          undefined
        >;
        readonly password: v.NullableSchema<
          v.SchemaWithPipe<
            readonly [
              v.StringSchema<undefined>,
              v.MaxLengthAction<string, 1000, undefined>,
              v.CheckAction<string, undefined>,
            ]
          >,
          undefined
        >;
        readonly userPassword: v.NullableSchema<
          v.SchemaWithPipe<
            readonly [
              v.StringSchema<undefined>,
              v.MaxLengthAction<string, 1000, undefined>,
              v.CheckAction<string, undefined>,
            ]
          >,
          undefined
        >;
      },
      undefined
    >;
    readonly answer: v.ObjectSchema<
      {
        /** Of what was read: goes back as `If-Match`. */
        readonly version: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly createdOn: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.RawTransformAction<string, `${number}-${number}-${number}`>]
        >;
        readonly memory: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.SafeIntegerAction<number, undefined>,
            v.MinValueAction<number, 0, undefined>,
          ]
        >;
        readonly settings: v.ObjectSchema<
          {
            readonly name: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >;
            readonly domain: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >;
            readonly ip: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >;
            readonly payment: v.PicklistSchema<readonly ['account', 'card'], undefined>;
            readonly username: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >;
            readonly os: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >;
            readonly software: v.PicklistSchema<readonly ['none', 'apache', 'nginx', 'docker'], undefined>;
            readonly ipv6Subnet: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >;
            readonly panel: v.PicklistSchema<readonly ['none', 'cpanel', 'plesk'], undefined>;
            readonly ipv4: v.SchemaWithPipe<
              readonly [
                v.NumberSchema<undefined>,
                v.IntegerAction<number, undefined>,
                v.MinValueAction<number, 1, undefined>,
                v.MaxValueAction<number, 5, undefined>,
              ]
            >;
          },
          undefined
        >;
        readonly addresses: v.ArraySchema<
          v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]>,
          undefined
        >;
        readonly ipv6Subnets: v.ArraySchema<
          v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]>,
          undefined
        >;
        readonly server: v.ObjectSchema<
          {
            readonly currency: v.LiteralSchema<'RUB', undefined>;
            readonly domain: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >;
            readonly ip: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >;
            readonly os: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >;
            readonly tariff: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >;
            readonly awaitedTariff: v.OptionalSchema<
              v.NullableSchema<
                v.SchemaWithPipe<
                  readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
                >,
                undefined
              >,
              null
            >;
            readonly datacenter: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >;
            readonly endDate: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.RawTransformAction<string, `${number}-${number}-${number}`>,
              ]
            >;
            readonly status: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >;
            readonly monthlyPrice: v.SchemaWithPipe<
              readonly [
                v.NumberSchema<undefined>,
                v.SafeIntegerAction<number, undefined>,
                v.MinValueAction<number, 0, undefined>,
                v.CheckAction<number, undefined>,
                v.TransformAction<number, import('@/domain/money').Money>,
              ]
            >;
            readonly optionsMonthly: v.SchemaWithPipe<
              readonly [
                v.NumberSchema<undefined>,
                v.SafeIntegerAction<number, undefined>,
                v.MinValueAction<number, 0, undefined>,
                v.CheckAction<number, undefined>,
                v.TransformAction<number, import('@/domain/money').Money>,
              ]
            >;
            readonly panelUrl: v.NullableSchema<
              v.SchemaWithPipe<
                readonly [
                  v.SchemaWithPipe<
                    readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
                  >,
                  v.RegexAction<string, undefined>,
                ]
              >,
              undefined
            >;
            readonly id: v.SchemaWithPipe<
              readonly [
                v.SchemaWithPipe<
                  readonly [
                    v.StringSchema<undefined>,
                    v.RegexAction<string, undefined>,
                    v.TransformAction<string, number>,
                  ]
                >,
                v.TransformAction<number, import('@/domain/server').ServerId>,
              ]
            >;
          },
          undefined
        >;
      },
      undefined
    >;
    readonly refusals: readonly ['invalidSettings', 'notEditable', 'domainTaken', 'addressTaken'];
  };
  reboot: {
    readonly method: 'POST';
    readonly path: '/api/servers/reboot';
    readonly summary: 'Restarts servers: all of them, or none where one of them is not Active.';
    readonly role: 'customer';
    readonly body: v.ObjectSchema<
      {
        readonly ids: v.SchemaWithPipe<
          readonly [
            v.ArraySchema<
              v.SchemaWithPipe<
                readonly [
                  v.SchemaWithPipe<
                    readonly [
                      v.StringSchema<undefined>,
                      v.RegexAction<string, undefined>,
                      v.TransformAction<string, number>,
                    ]
                  >,
                  v.TransformAction<number, import('@/domain/server').ServerId>,
                ]
              >,
              undefined
            >,
            v.MinLengthAction<import('@/domain/server').ServerId[], 1, undefined>,
            v.MaxLengthAction<import('@/domain/server').ServerId[], 1000, undefined>,
          ]
        >;
      },
      undefined
    >;
    readonly refusals: readonly ['notFound', 'notActive'];
  };
  changeTariff: {
    readonly method: 'POST';
    readonly path: '/api/servers/{id}/tariff';
    readonly summary: 'Moves a server to a tariff by its star’s name and charges the balance; what that does not suffice for becomes a bill, and the server stays as it is until that is paid.';
    readonly role: 'customer';
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
            v.TransformAction<number, import('@/domain/server').ServerId>,
          ]
        >;
      },
      undefined
    >;
    readonly isKeyed: true;
    readonly body: v.ObjectSchema<
      {
        readonly tariff: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
      },
      undefined
    >;
    readonly answer: v.ObjectSchema<
      {
        readonly currency: v.LiteralSchema<'RUB', undefined>;
        readonly domain: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
        >;
        readonly ip: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
        >;
        readonly os: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
        >;
        readonly tariff: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
        >;
        readonly awaitedTariff: v.OptionalSchema<
          v.NullableSchema<
            v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
            >,
            undefined
          >,
          null
        >;
        readonly datacenter: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
        >;
        readonly endDate: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.RawTransformAction<string, `${number}-${number}-${number}`>]
        >;
        readonly status: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
        >;
        readonly monthlyPrice: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.SafeIntegerAction<number, undefined>,
            v.MinValueAction<number, 0, undefined>,
            v.CheckAction<number, undefined>,
            v.TransformAction<number, import('@/domain/money').Money>,
          ]
        >;
        readonly optionsMonthly: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.SafeIntegerAction<number, undefined>,
            v.MinValueAction<number, 0, undefined>,
            v.CheckAction<number, undefined>,
            v.TransformAction<number, import('@/domain/money').Money>,
          ]
        >;
        readonly panelUrl: v.NullableSchema<
          v.SchemaWithPipe<
            readonly [
              v.SchemaWithPipe<
                readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000, undefined>]
              >,
              v.RegexAction<string, undefined>,
            ]
          >,
          undefined
        >;
        readonly id: v.SchemaWithPipe<
          readonly [
            v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.RegexAction<string, undefined>,
                v.TransformAction<string, number>,
              ]
            >,
            v.TransformAction<number, import('@/domain/server').ServerId>,
          ]
        >;
      },
      undefined
    >;
    readonly refusals: readonly ['noTariff', 'sameTariff'];
  };
};
