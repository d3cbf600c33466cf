const message = {
  type: 'object',
  properties: { text: { type: 'string' }, id: { type: 'string' } },
  anyOf: [{ required: ['text'] }, { required: ['id'] }],
}

const positive = { type: 'integer', minimum: 1 }

const location = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: 'integer', minimum: -1 },
    message,
    physicalLocation: {
      type: 'object',
      additionalProperties: false,
      required: ['artifactLocation'],
      properties: {
        artifactLocation: {
          type: 'object',
          additionalProperties: false,
          properties: { uri: { type: 'string' }, uriBaseId: { type: 'string' } },
        },
        region: {
          type: 'object',
          additionalProperties: false,
          properties: {
            startLine: positive,
            startColumn: positive,
            endLine: positive,
            endColumn: positive,
          },
        },
      },
    },
  },
}

const level = { enum: ['none', 'note', 'warning', 'error'] }

const rule = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: {
    id: { type: 'string' },
    shortDescription: { ...message, required: ['text'] },
    help: { ...message, required: ['text'] },
    defaultConfiguration: { type: 'object', additionalProperties: false, properties: { level } },
  },
}

/** What sarif-schema-2.1.0.json of OASIS asks of the parts that we write. */
export const sarifEssentials = {
  type: 'object',
  additionalProperties: false,
  required: ['version', 'runs'],
  properties: {
    $schema: { type: 'string' },
    version: { enum: ['2.1.0'] },
    runs: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['tool'],
        properties: {
          tool: {
            type: 'object',
            additionalProperties: false,
            required: ['driver'],
            properties: {
              driver: {
                type: 'object',
                additionalProperties: false,
                required: ['name'],
                properties: {
                  name: { type: 'string' },
                  rules: { type: 'array', uniqueItems: true, items: rule },
                },
              },
            },
          },
          columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
          results: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['message'],
              properties: {
                ruleId: { type: 'string' },
                ruleIndex: { type: 'integer', minimum: -1 },
                level,
                message,
                locations: { type: 'array', items: location },
                relatedLocations: { type: 'array', uniqueItems: true, items: location },
              },
            },
          },
        },
      },
    },
  },
}
