import * as v from 'valibot';
/** What was paid for, and how far it is. `GET /api/changes` tells of each step as `servers`. */
export declare const ordersContract: {
  list: {
    readonly method: 'GET';
    readonly path: '/api/orders';
    readonly summary: 'The orders of the account with their progress, newest first.';
    readonly role: 'customer';
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
                  v.TransformAction<number, import('@/domain/order/placedOrder').OrderId>,
                ]
              >;
              readonly at: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
                ]
              >;
              /** Null for what was charged to the balance. */
              readonly paymentNumber: v.NullableSchema<
                v.SchemaWithPipe<
                  readonly [
                    v.StringSchema<undefined>,
                    v.MaxLengthAction<string, 1000, undefined>,
                    v.CheckAction<string, undefined>,
                  ]
                >,
                undefined
              >;
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
                    readonly kind: v.PicklistSchema<readonly ['server', 'renewal', 'tariff'], undefined>;
                    /** A plan, or the domain of a server. */
                    readonly title: v.SchemaWithPipe<
                      readonly [
                        v.StringSchema<undefined>,
                        v.MaxLengthAction<string, 1000, undefined>,
                        v.CheckAction<string, undefined>,
                      ]
                    >;
                    /** Null where there is no such server (any more). */
                    readonly serverId: v.NullableSchema<
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
                    >;
                    readonly amount: v.SchemaWithPipe<
                      readonly [
                        v.NumberSchema<undefined>,
                        v.SafeIntegerAction<number, undefined>,
                        v.MinValueAction<number, 0, undefined>,
                        v.CheckAction<number, undefined>,
                        v.TransformAction<number, import('@/domain/money').Money>,
                      ]
                    >;
                    readonly status: v.PicklistSchema<
                      readonly ['queued', 'running', 'done', 'failed'],
                      undefined
                    >;
                    readonly startedAt: v.NullableSchema<
                      v.SchemaWithPipe<
                        readonly [
                          v.StringSchema<undefined>,
                          v.RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
                        ]
                      >,
                      undefined
                    >;
                    readonly endedAt: v.NullableSchema<
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
  order: {
    readonly method: 'GET';
    readonly path: '/api/orders/{id}';
    readonly summary: 'An order with the steps of everything in it.';
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
            v.TransformAction<number, import('@/domain/order/placedOrder').OrderId>,
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
            v.TransformAction<number, import('@/domain/order/placedOrder').OrderId>,
          ]
        >;
        readonly at: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
          ]
        >;
        /** Null for what was charged to the balance. */
        readonly paymentNumber: v.NullableSchema<
          v.SchemaWithPipe<
            readonly [
              v.StringSchema<undefined>,
              v.MaxLengthAction<string, 1000, undefined>,
              v.CheckAction<string, undefined>,
            ]
          >,
          undefined
        >;
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
              readonly kind: v.PicklistSchema<readonly ['server', 'renewal', 'tariff'], undefined>;
              /** A plan, or the domain of a server. */
              readonly title: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.MaxLengthAction<string, 1000, undefined>,
                  v.CheckAction<string, undefined>,
                ]
              >;
              /** Null where there is no such server (any more). */
              readonly serverId: v.NullableSchema<
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
              >;
              readonly amount: v.SchemaWithPipe<
                readonly [
                  v.NumberSchema<undefined>,
                  v.SafeIntegerAction<number, undefined>,
                  v.MinValueAction<number, 0, undefined>,
                  v.CheckAction<number, undefined>,
                  v.TransformAction<number, import('@/domain/money').Money>,
                ]
              >;
              readonly status: v.PicklistSchema<readonly ['queued', 'running', 'done', 'failed'], undefined>;
              readonly startedAt: v.NullableSchema<
                v.SchemaWithPipe<
                  readonly [
                    v.StringSchema<undefined>,
                    v.RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
                  ]
                >,
                undefined
              >;
              readonly endedAt: v.NullableSchema<
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
      },
      undefined
    >;
    readonly refusals: readonly [];
  };
};
