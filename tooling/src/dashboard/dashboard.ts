import path from 'node:path'
import { repository } from '../build/packages'
import type { Panel, Row } from './panel'
import { database } from './rows/database'
import { disk } from './rows/disk'
import { mail } from './rows/mail'
import { remotes } from './rows/remotes'
import { service } from './rows/service'
import { visitors } from './rows/visitors'

/** The committed dashboard. */
export const dashboardFile = path.join(repository, 'deploy/monitoring/dashboard.json')

/** Grafana's grid. */
const columns = 24
const panelsPerLine = { number: 3, diagram: 2 }
const height = { row: 1, number: 4, diagram: 8 }

const datasource = { type: 'prometheus', uid: '${datasource}' }

const rows: readonly Row[] = [visitors, service, remotes, mail, database, disk]

/** @returns the JSON of a Grafana dashboard (schema 39, Grafana 11) */
export function dashboardJson(): string {
  const dashboard = {
    uid: 'within-reach',
    title: 'Within Reach',
    tags: ['within-reach'],
    schemaVersion: 39,
    editable: true,
    graphTooltip: 1,
    refresh: '1m',
    time: { from: 'now-6h', to: 'now' },
    templating: { list: [datasourceChoice, siteChoice] },
    annotations: { list: [] },
    panels: layOut(rows),
  }
  return `${JSON.stringify(dashboard, undefined, 2)}\n`
}

const datasourceChoice = { name: 'datasource', label: 'Prometheus', type: 'datasource', query: 'prometheus' }

const siteChoice = {
  name: 'job',
  label: 'Site',
  type: 'query',
  datasource,
  query: { query: 'label_values(up{job=~"within-reach.*"}, job)', refId: 'job' },
  refresh: 2,
  sort: 1,
}

/** Places each row's panels from left to right, in lines of equal panels. */
function layOut(allRows: readonly Row[]): object[] {
  const placed: object[] = []
  let y = 0
  const add = (panel: object, gridPos: object) => placed.push({ id: placed.length + 1, ...panel, gridPos })
  for (const { title, panels } of allRows) {
    add({ type: 'row', title, collapsed: false, panels: [] }, { x: 0, y, w: columns, h: height.row })
    y += height.row
    for (const kind of ['number', 'diagram'] as const) {
      const ofKind = panels.filter((panel) => (panel.kind ?? 'diagram') === kind)
      const w = columns / panelsPerLine[kind]
      ofKind.forEach((panel, at) => {
        const x = (at % panelsPerLine[kind]) * w
        if (at > 0 && x === 0) y += height[kind]
        add(grafanaPanel(panel), { x, y, w, h: height[kind] })
      })
      if (ofKind.length > 0) y += height[kind]
    }
  }
  return placed
}

function grafanaPanel({ title, description, kind, unit, alarm, queries }: Panel): object {
  const colours = alarm?.low ? ['red', 'green'] : ['green', 'red']
  const steps = [
    { color: alarm ? colours[0] : 'green', value: null },
    ...(alarm ? [{ color: colours[1], value: alarm.at }] : []),
  ]
  return {
    type: kind === 'number' ? 'stat' : 'timeseries',
    title,
    description,
    datasource,
    fieldConfig: {
      defaults: {
        unit,
        min: 0,
        ...(kind === 'number' && { decimals: 3 }),
        thresholds: { mode: 'absolute', steps },
        ...(kind !== 'number' &&
          alarm && { custom: { thresholdsStyle: { mode: unit === 'bool_on_off' ? 'off' : 'line' } } }),
      },
      overrides: [],
    },
    targets: Object.entries(queries).map(([legendFormat, expr], at) => ({
      refId: String.fromCodePoint(65 + at),
      datasource,
      expr,
      legendFormat,
      ...(kind === 'number' && { instant: true }),
    })),
  }
}
