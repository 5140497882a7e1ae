// Made by scripts/generate.ts from sdk/package.json.

export const user_agent = 'parley-sdk/0.1.0'
