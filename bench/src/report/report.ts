import { type Chart, drawChart } from './chart'
import { clicksSection } from './clicks-section'
import { clusterSection } from './cluster-section'
import { developSection } from './develop-section'
import { alertsSection } from './alerts-section'
import { mailsSection } from './mails-section'
import { findSection } from './find-section'
import { framesSection } from './frames-section'
import { drillSection, largeDrillSection } from './drill-section'
import { replicasSection, tablesSection } from './growth-sections'
import { interlockSection } from './interlock-section'
import { interactionsSection } from './interactions-section'
import type { Results } from './committed-results'
import { isolationSections } from './isolation-sections'
import { lighthouseSection } from './lighthouse-section'
import {
  manyConnectionsSection,
  migrateUnderWritesSection,
  overloadSection,
  rollingRestartSection,
  tracesSection,
} from './load-sections'
import { table } from './markdown'
import { pagesSection } from './pages-section'
import {
  budgetsSection,
  deltasSection,
  scaleChart,
  scaleSection,
  shippingSections,
} from './platform-sections'
import { apiChart, apiSection, floorSection, liveChart, liveSection } from './service-sections'
import { readsSection } from './reads-section'
import { stalledSection } from './stalled-section'
import { unloadSection } from './unload-section'
import { postgresMajorSection, upgradeSection } from './upgrade-section'
import { judge } from './targets'
import { contendersChart, contendersSection } from './contenders-section'
import { webChart, webSection } from './web-section'
import { weightsSection } from './weights-section'

/** The output of the results. */
export interface Report {
  /** The text of RESULTS.md. */
  readonly page: string
  /** Files of `results/charts`, by name. */
  readonly charts: ReadonlyMap<string, string>
}

/** Writes the page of the existing results, and draws its charts. */
export function reportOf(results: Results): Report {
  const judged = judge(results)
  const met = judged.filter((each) => each.met).length
  const sections = [
    ...(results.contenders ? contendersSection(results) : webSection(results)),
    ...pagesSection(results),
    ...lighthouseSection(results),
    ...clicksSection(results),
    ...interactionsSection(results),
    ...unloadSection(results),
    ...developSection(results),
    ...framesSection(results),
    ...apiSection(results),
    ...floorSection(results),
    ...readsSection(results),
    ...findSection(results),
    ...alertsSection(results),
    ...mailsSection(results),
    ...interlockSection(results),
    ...scaleSection(results),
    ...liveSection(results),
    ...overloadSection(results),
    ...manyConnectionsSection(results),
    ...rollingRestartSection(results),
    ...migrateUnderWritesSection(results),
    ...upgradeSection(results),
    ...postgresMajorSection(results),
    ...clusterSection(results),
    ...drillSection(results),
    ...largeDrillSection(results),
    ...stalledSection(results),
    ...tracesSection(results),
    ...isolationSections(results),
    ...replicasSection(results),
    ...tablesSection(results),
    ...shippingSections(results),
    ...deltasSection(results),
    ...budgetsSection(results),
    ...weightsSection(results),
  ]
  const rows = judged.map((each) => [each.target, each.measured, each.met ? 'yes' : '**no**'])
  const page = [
    '# Results',
    '<!-- Written by `npm run bench -- results` from results/*.json and budgets.json. -->',
    'Medians with minimum and maximum, from runs in which the contenders took turns. The methods: [README.md](README.md).',
    `${met} of ${judged.length} targets are met.`,
    table(['target', 'measured', 'met'], rows),
    ...sections,
  ]
  const charts: Readonly<Record<string, Chart | undefined>> = {
    'web.svg': results.contenders ? contendersChart(results) : webChart(results),
    'api.svg': apiChart(results),
    'scale.svg': scaleChart(results),
    'live.svg': liveChart(results),
  }
  return {
    page: `${page.join('\n\n')}\n`,
    charts: new Map(
      Object.entries(charts).flatMap(([name, chart]) => (chart ? [[name, drawChart(chart)] as const] : [])),
    ),
  }
}
