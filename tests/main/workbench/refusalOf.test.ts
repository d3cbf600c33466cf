import { expect, test } from 'vitest'
import { refusalOf } from '../../../src/main/workbench/refusalOf'

const socket = { localPort: 4100 }
const host = '127.0.0.1:4100'
const origin = `http://${host}`

test.each([
  {
    who: 'the address typed by a person',
    method: 'GET',
    headers: { host, 'sec-fetch-site': 'none' },
  },
  { who: 'a program that only reads', method: 'GET', headers: { host } },
  { who: 'the page that reads', method: 'GET', headers: { host, 'sec-fetch-site': 'same-origin' } },
  { who: 'the page that saves', method: 'POST', headers: { host, origin } },
  {
    who: 'the page under its other name',
    method: 'POST',
    headers: { host: 'localhost:4100', origin: 'http://localhost:4100' },
  },
])('$who is answered', ({ method, headers }) => {
  expect(refusalOf({ method, headers, socket })).toBeUndefined()
})

test.each([
  {
    who: 'a name that leads here',
    method: 'GET',
    headers: { host: 'evil.example:4100' },
    reported: 'not at evil',
  },
  {
    who: 'a name that begins like ours',
    method: 'GET',
    headers: { host: '127.0.0.1.evil:4100' },
    reported: 'not at',
  },
  { who: 'another port', method: 'GET', headers: { host: '127.0.0.1:4000' }, reported: 'not at' },
  { who: 'no host', method: 'GET', headers: {}, reported: 'not at no host' },
  {
    who: 'another origin',
    method: 'GET',
    headers: { host, origin: 'https://evil.example' },
    reported: 'evil.example',
  },
  {
    who: 'our origin over https',
    method: 'POST',
    headers: { host, origin: `https://${host}` },
    reported: 'may not',
  },
  {
    who: 'our origin by another of our names',
    method: 'POST',
    headers: { host, origin: 'http://localhost:4100' },
    reported: 'may not',
  },
  {
    who: 'a neighbouring site',
    method: 'GET',
    headers: { host, 'sec-fetch-site': 'same-site' },
    reported: 'another site',
  },
  {
    who: 'a script tag elsewhere',
    method: 'GET',
    headers: { host, 'sec-fetch-site': 'cross-site' },
    reported: 'another site',
  },
  { who: 'a change from nowhere', method: 'POST', headers: { host }, reported: 'says in Origin' },
  {
    who: 'a change by another method',
    method: 'PUT',
    headers: { host },
    reported: 'says in Origin',
  },
])('$who is refused', ({ method, headers, reported }) => {
  expect(refusalOf({ method, headers, socket })).toContain(reported)
})
