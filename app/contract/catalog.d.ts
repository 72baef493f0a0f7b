import * as v from 'valibot';
/** What is on sale, and what else a provider sets up by rows of a table. */
export declare const catalogContract: {
  plans: {
    readonly method: 'GET';
    readonly path: '/api/catalog/plans';
    readonly summary: 'Every plan of the three catalogues, in the order in which they are listed.';
    readonly role: 'anyone';
    readonly answer: v.ObjectSchema<
      {
        readonly items: v.ArraySchema<
          v.ObjectSchema<
            {
              readonly name: v.SchemaWithPipe<
                readonly [
                  v.SchemaWithPipe<
                    readonly [
                      v.StringSchema<undefined>,
                      v.MaxLengthAction<string, 1000, undefined>,
                      v.CheckAction<string, undefined>,
                    ]
                  >,
                  v.RegexAction<string, undefined>,
                  v.TransformAction<
                    string,
                    `${string}[GB]` | `${string}[RU]` | `${string}[US]` | `${string}[NL]` | `${string}[DE]`
                  >,
                ]
              >;
              readonly line: v.PicklistSchema<readonly ['vps', 'cpu', 'storage'], undefined>;
              readonly datacenter: v.PicklistSchema<readonly ['ru', 'us', 'nl', 'de', 'gb'], undefined>;
              readonly flag: v.SchemaWithPipe<
                readonly [
                  v.PicklistSchema<string[], undefined>,
                  v.TransformAction<string, 'GB' | 'RU' | 'US' | 'NL' | 'DE'>,
                ]
              >;
              readonly specs: v.ObjectSchema<
                {
                  readonly cpu: v.SchemaWithPipe<
                    readonly [
                      v.NumberSchema<undefined>,
                      v.SafeIntegerAction<number, undefined>,
                      v.MinValueAction<number, 0, undefined>,
                    ]
                  >;
                  readonly ram: v.SchemaWithPipe<
                    readonly [
                      v.NumberSchema<undefined>,
                      v.SafeIntegerAction<number, undefined>,
                      v.MinValueAction<number, 0, undefined>,
                    ]
                  >;
                  readonly storage: v.ObjectSchema<
                    {
                      readonly size: v.SchemaWithPipe<
                        readonly [
                          v.NumberSchema<undefined>,
                          v.SafeIntegerAction<number, undefined>,
                          v.MinValueAction<number, 0, undefined>,
                        ]
                      >;
                      readonly kind: v.PicklistSchema<['NVME', 'SSD NVME', 'HDD'], undefined>;
                    },
                    undefined
                  >;
                },
                undefined
              >;
              readonly features: v.ObjectSchema<
                {
                  readonly controlPanel: v.PicklistSchema<['none', 'cpanel', 'plesk'], undefined>;
                  readonly publicIP: v.SchemaWithPipe<
                    readonly [
                      v.NumberSchema<undefined>,
                      v.SafeIntegerAction<number, undefined>,
                      v.MinValueAction<number, 0, undefined>,
                    ]
                  >;
                  readonly ipv6: v.BooleanSchema<undefined>;
                  readonly backup: v.PicklistSchema<['none', 'weekly', 'daily'], undefined>;
                },
                undefined
              >;
              readonly price: v.ObjectSchema<
                {
                  readonly monthly: v.SchemaWithPipe<
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
            },
            undefined
          >,
          undefined
        >;
      },
      undefined
    >;
    readonly isCacheable: true;
    readonly refusals: readonly [];
  };
  promo: {
    readonly method: 'GET';
    readonly path: '/api/catalog/promos/{code}';
    readonly summary: 'The promo code of that name (upper case), whether it holds today or not.';
    readonly role: 'anyone';
    readonly params: v.ObjectSchema<
      {
        readonly code: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 32, undefined>,
            v.RegexAction<string, undefined>,
          ]
        >;
      },
      undefined
    >;
    readonly answer: v.ObjectSchema<
      {
        readonly code: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 32, undefined>]
        >;
        readonly benefit: v.VariantSchema<
          'kind',
          [
            v.ObjectSchema<
              {
                readonly kind: v.LiteralSchema<'percent', undefined>;
                readonly percent: v.SchemaWithPipe<
                  readonly [
                    v.NumberSchema<undefined>,
                    v.IntegerAction<number, undefined>,
                    v.MinValueAction<number, 0, undefined>,
                    v.MaxValueAction<number, 100, undefined>,
                  ]
                >;
              },
              undefined
            >,
            v.ObjectSchema<
              {
                readonly kind: v.LiteralSchema<'fixed', undefined>;
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
              },
              undefined
            >,
          ],
          undefined
        >;
        readonly from: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.RawTransformAction<string, `${number}-${number}-${number}`>]
        >;
        readonly until: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.RawTransformAction<string, `${number}-${number}-${number}`>]
        >;
        readonly usesLeft: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.SafeIntegerAction<number, undefined>,
            v.MinValueAction<number, 0, undefined>,
          ]
        >;
        readonly lines: v.ArraySchema<
          v.PicklistSchema<readonly ['vps', 'cpu', 'storage'], undefined>,
          undefined
        >;
      },
      undefined
    >;
    readonly isCacheable: true;
    readonly refusals: readonly ['tooManyTries'];
  };
  paymentMethods: {
    readonly method: 'GET';
    readonly path: '/api/catalog/payment-methods';
    readonly summary: 'The ways to pay, with the least sum and the commission of each.';
    readonly role: 'anyone';
    readonly answer: v.ObjectSchema<
      {
        readonly items: v.ArraySchema<
          v.ObjectSchema<
            {
              readonly id: v.PicklistSchema<
                readonly ['crypto', 'manual', 'cards', 'ruCards', 'sberPay'],
                undefined
              >;
              readonly minAmount: v.ObjectSchema<
                {
                  readonly currency: v.PicklistSchema<readonly ['USD', 'RUB', 'EUR'], undefined>;
                  readonly minor: v.SchemaWithPipe<
                    readonly [
                      v.NumberSchema<undefined>,
                      v.SafeIntegerAction<number, undefined>,
                      v.MinValueAction<number, 0, undefined>,
                    ]
                  >;
                },
                undefined
              >;
              readonly currencies: v.TupleWithRestSchema<
                [v.PicklistSchema<readonly ['USD', 'RUB', 'EUR'], undefined>],
                v.PicklistSchema<readonly ['USD', 'RUB', 'EUR'], undefined>,
                undefined
              >;
              readonly commission: v.SchemaWithPipe<
                readonly [
                  v.NumberSchema<undefined>,
                  v.SafeIntegerAction<number, undefined>,
                  v.MinValueAction<number, 0, undefined>,
                ]
              >;
              readonly unavailable: v.NullableSchema<
                v.ObjectWithRestSchema<
                  {
                    readonly ru: v.SchemaWithPipe<
                      readonly [
                        v.StringSchema<undefined>,
                        v.MaxLengthAction<string, 1000, undefined>,
                        v.CheckAction<string, undefined>,
                      ]
                    >;
                  },
                  v.OptionalSchema<
                    v.SchemaWithPipe<
                      readonly [
                        v.StringSchema<undefined>,
                        v.MaxLengthAction<string, 1000, undefined>,
                        v.CheckAction<string, undefined>,
                      ]
                    >,
                    undefined
                  >,
                  undefined
                >,
                undefined
              >;
            },
            undefined
          >,
          undefined
        >;
      },
      undefined
    >;
    readonly isCacheable: true;
    readonly refusals: readonly [];
  };
  rates: {
    readonly method: 'GET';
    readonly path: '/api/catalog/rates';
    readonly summary: 'The price of one unit of each currency that can be paid in.';
    readonly role: 'anyone';
    readonly answer: v.ObjectSchema<
      {
        readonly rates: v.ObjectSchema<
          {
            readonly USD: v.SchemaWithPipe<
              readonly [
                v.NumberSchema<undefined>,
                v.SafeIntegerAction<number, undefined>,
                v.MinValueAction<number, 0, undefined>,
                v.CheckAction<number, undefined>,
                v.TransformAction<number, import('@/domain/money').Money>,
              ]
            >;
            readonly RUB: v.SchemaWithPipe<
              readonly [
                v.NumberSchema<undefined>,
                v.SafeIntegerAction<number, undefined>,
                v.MinValueAction<number, 0, undefined>,
                v.CheckAction<number, undefined>,
                v.TransformAction<number, import('@/domain/money').Money>,
              ]
            >;
            readonly EUR: v.SchemaWithPipe<
              readonly [
                v.NumberSchema<undefined>,
                v.SafeIntegerAction<number, undefined>,
                v.MinValueAction<number, 0, undefined>,
                v.CheckAction<number, undefined>,
                v.TransformAction<number, import('@/domain/money').Money>,
              ]
            >;
          },
          undefined
        >;
        readonly currency: v.LiteralSchema<'RUB', undefined>;
      },
      undefined
    >;
    readonly isCacheable: true;
    readonly refusals: readonly [];
  };
  supportAnswers: {
    readonly method: 'GET';
    readonly path: '/api/catalog/support-answers';
    readonly summary: 'The instructions, for answers that are there before a question is sent to support.';
    readonly role: 'anyone';
    readonly answer: v.ObjectSchema<
      {
        readonly items: v.ArraySchema<
          v.ObjectSchema<
            {
              readonly id: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.MaxLengthAction<string, 1000, undefined>,
                  v.CheckAction<string, undefined>,
                ]
              >;
              readonly page: v.NullableSchema<
                v.PicklistSchema<
                  readonly ['vps', 'vpsCatalog', 'payments', 'paymentsHistory', 'cart', 'profile'],
                  undefined
                >,
                undefined
              >;
              readonly texts: v.ObjectWithRestSchema<
                {
                  readonly ru: v.ObjectSchema<
                    {
                      readonly title: v.StringSchema<undefined>;
                      readonly text: v.StringSchema<undefined>;
                      readonly stems: v.ArraySchema<v.StringSchema<undefined>, undefined>;
                    },
                    undefined
                  >;
                },
                v.OptionalSchema<
                  v.ObjectSchema<
                    {
                      readonly title: v.StringSchema<undefined>;
                      readonly text: v.StringSchema<undefined>;
                      readonly stems: v.ArraySchema<v.StringSchema<undefined>, undefined>;
                    },
                    undefined
                  >,
                  undefined
                >,
                undefined
              >;
            },
            undefined
          >,
          undefined
        >;
      },
      undefined
    >;
    readonly isCacheable: true;
    readonly refusals: readonly [];
  };
};
